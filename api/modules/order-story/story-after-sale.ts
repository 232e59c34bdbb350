import type { StoryEntry, StoryKind } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import { linesAfterSale } from '../after-sale/lines-after-sale.ts';
import { readDeclared, referenceOf } from '../after-sale/read-after-sale.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { meansName } from '../orders/order-names.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { processorOf } from '../payments/read-order-refund.ts';
import { caseCode } from '../secrets/case-code.ts';
import { nameOf, type Telling, type Told } from './story-entry.ts';

const writtenReference = z.object({ reference: z.string() }).catch({ reference: '' });

/** What was declared to come back, and what became of it. */
export function returnsOf({ rows, records, secret, locale }: Telling): Told[] {
  const { lines, withdrawals } = rows;
  const goods = linesAfterSale(lines, withdrawals);
  return withdrawals.flatMap((row): Told[] => {
    const { reference, refund, lines: back } = readDeclared({ rows, row, goods, locale });
    const code = row.code_hash === null ? '' : caseCode(secret, 'return', reference);
    const link = code === '' ? null : { page: 'return' as const, code };
    const received = records.writes.find(
      ({ action, after }) => action === 'return.received' && writtenReference.parse(after).reference === reference,
    );
    const settled = {
      ...{ moment: row.settled_at ?? row.declared_at, reference, link, words: row.answer, note: row.note },
      by: nameOf(records, row.settled_by),
    };
    return [
      { kind: row.kind, moment: row.declared_at, reference, link, lines: back, amount: refund, note: row.reason },
      ...(row.received_at === null
        ? []
        : [
            {
              ...{ kind: 'received' as const, moment: row.received_at, reference, link },
              detail: row.received_store === null ? '' : (records.stores.get(row.received_store) ?? ''),
              by: nameOf(records, received?.actor_id ?? null),
            },
          ]),
      ...records.returnMoves
        .filter(({ return_id }) => return_id === row.id)
        .map((move) => ({
          kind: move.status === 'fixing-return' ? ('fixing' as const) : ('more_info' as const),
          ...{ moment: move.at, reference, link, words: move.body, by: nameOf(records, move.actor_id) },
        })),
      ...(row.outcome === null ? [] : [{ kind: endOf(row), ...settled }]),
    ];
  });
}

/** Goods that went out instead of money, each order once, and what was not waited for any longer. */
export function exchangesOf({ rows: { order, withdrawals } }: Telling): Told[] {
  return withdrawals.flatMap(({ exchanges, outcome, settled_at }, index) => {
    const reference = referenceOf(order.number, index);
    const ordered = exchanges.filter(({ order_number, status }, at) => {
      const isFirst = exchanges.findIndex((each) => each.order_number === order_number) === at;
      return status === 'ordered' && isFirst;
    });
    const ended = exchanges.find(
      (each) => each.status === 'released' && (each.order_number !== null || isBefore(each.settled_at, settled_at)),
    );
    return [
      ...ordered.map((each): Told => {
        const moment = each.settled_at ?? each.expires_at;
        return { kind: 'exchanged', moment, reference, detail: each.order_number ?? '' };
      }),
      ...(ended?.settled_at && outcome !== 'revoked'
        ? [{ kind: 'exchange_ended' as const, moment: ended.settled_at, reference }]
        : []),
    ];
  });
}

/** Released by itself, and not with the end of its return; one whose difference nobody paid had an order, and ends later. */
const isBefore = (released: Date | null, settled: Date | null): boolean =>
  released !== null && (settled === null || released.getTime() < settled.getTime() - 1000);

/** The end of a return; a repair is one too, though no money goes back. */
const endOf = (row: OrderRows['withdrawals'][number]): StoryKind =>
  row.outcome === 'revoked' ? 'taken_back' : returnStatusOf(row) === 'processed-return' ? 'accepted' : 'refused';

/** Money that went back, or is to: to the means of payment, and to gift cards that paid a part. */
export function refundsOf({ records, locale }: Telling): Told[] {
  const receipts: StoryEntry['link'] = { page: 'receipts', code: '' };
  const toCards = records.receipts.filter(({ kind, cause }) => kind === 'refund' && !/^(refund|exchange) /.test(cause));
  return [
    ...records.refunds.map((refund): Told => {
      const receipt = records.receipts.find(({ cause }) => cause === `refund ${refund.id}`)?.number ?? '';
      return {
        ...{
          amount: toDecimal(refund.amount_minor),
          detail: meansName(locale, processorOf(refund)),
          note: refund.reason,
        },
        ...{ by: nameOf(records, refund.actor_id), receipt, link: receipt === '' ? null : receipts },
        ...{ kind: refundKinds[refund.status], moment: refund.settled_at ?? refund.created_at },
      };
    }),
    ...records.receipts
      .filter(({ kind }) => kind === 'credit')
      .map(
        ({ number, minor, at }): Told => ({
          ...{ kind: 'credited', moment: at, amount: toDecimal(minor), receipt: number, link: receipts },
        }),
      ),
    ...toCards.map(({ number, minor, at }): Told => {
      const refund = { kind: 'refund' as const, moment: at, amount: toDecimal(minor), receipt: number, link: receipts };
      return { ...refund, detail: meansName(locale, 'giftcard') };
    }),
  ];
}

const refundKinds = { requested: 'refund_waits', done: 'refund', refused: 'refund_failed' } as const;

export function complaintsOf({ rows, records, secret }: Telling): Told[] {
  const goods = linesAfterSale(rows.lines, []);
  return records.complaints.flatMap(({ id, number, status, submitted_at, status_at, outcome }): Told[] => {
    const lines = records.complained
      .filter(({ complaint_id }) => complaint_id === id)
      .flatMap(({ variant_id }) => goods.filter(({ productId }) => productId === variant_id))
      .map(({ productId, name }) => ({ productId, name, amount: 1 }));
    const reference = String(number);
    const link = { page: 'complaint' as const, code: caseCode(secret, 'complaint', id) };
    const over = { moment: status_at, reference, link };
    return [
      { kind: 'complaint', moment: submitted_at, reference, link, lines },
      ...(status === 'processed-return'
        ? [{ kind: 'complaint_settled' as const, ...over, detail: outcome ?? '' }]
        : []),
      ...(status === 'rejected-return' ? [{ kind: 'complaint_refused' as const, ...over }] : []),
    ];
  });
}
