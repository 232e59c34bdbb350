import type { Locale, StaffStoryEntry, StoryEntry, StoryKind } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { linesAfterSale } from '../after-sale/lines-after-sale.ts';
import { readDeclared, referenceOf } from '../after-sale/read-after-sale.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import { invoiceDueOn, isUnpaidInvoice } from '../orders/invoice-due.ts';
import { meansName } from '../orders/order-names.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { processorOf } from '../payments/read-order-refund.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { readStoryRecords, type StoryRecords } from './story-records.ts';

/** `stranger`: who came by number and email alone, which others may know. */
export type StoryReader = 'buyer' | 'stranger';

type Told = Partial<StaffStoryEntry> & Pick<StaffStoryEntry, 'kind'> & { moment: Date };
interface Telling {
  rows: OrderRows;
  records: StoryRecords;
  locale: Locale;
  secret: ServiceSecret;
}

/**
 * Everything that happened to an order, from its placing to the last refund, oldest first. It is put together from what
 * the modules wrote down, and holds nothing of its own.
 */
export async function readStaffStory(
  db: Executor,
  secret: ServiceSecret,
  rows: OrderRows,
  locale: Locale,
): Promise<StaffStoryEntry[]> {
  const telling = { rows, locale, secret, records: await readStoryRecords(db, rows.order) };
  const entries = [
    ...[...courseOf(telling), ...returnsOf(telling), ...exchangesOf(telling)],
    ...[...refundsOf(telling), ...complaintsOf(telling)],
  ];
  return entries
    .toSorted((a, b) => a.moment.getTime() - b.moment.getTime())
    .map(({ moment, ...own }) => ({
      ...{ at: moment.toISOString(), amount: null, detail: '', reference: '', lines: [], words: '', link: null },
      ...{ receipt: '', by: null, note: '' },
      ...own,
    }));
}

/** The same for who bought it: without names and notes of the staff. A stranger gets no codes, receipts, letters and complaints. */
export async function readStory(
  db: Executor,
  secret: ServiceSecret,
  rows: OrderRows,
  { reader, locale }: { reader: StoryReader; locale: Locale },
): Promise<StoryEntry[]> {
  const entries = await readStaffStory(db, secret, rows, locale);
  const own = entries.filter(({ kind }) => kind !== 'refund_failed').map(({ by: _, note: __, ...entry }) => entry);
  if (reader === 'buyer') return own;
  return own
    .filter(({ kind }) => !kind.startsWith('complaint'))
    .map((entry) => ({ ...entry, words: '', link: null, receipt: '' }));
}

const moved: Partial<Record<OrderRows['history'][number]['status'], StoryKind>> = {
  ready_for_packing: 'packing',
  ready_for_pick_up: 'ready',
  transported_to_pickuplocation: 'at_pickup_point',
  shipped: 'sent',
  delivered: 'delivered',
  manual_cancellation: 'cancellation_asked',
};

/** The order's own way: placed, paid, sent, delivered, or called off. */
function courseOf(telling: Telling): Told[] {
  const { rows, records } = telling;
  const { order, history } = rows;
  const moves = history.flatMap(({ status, at, note, actor_id }, index): Told[] => {
    const before = history[index - 1]?.status ?? 'pending_payment';
    const by = actor_id === null ? null : (records.staff.get(actor_id) ?? null);
    const told = { moment: at, by, note };
    if (status === 'processing' && before === 'manual_cancellation') return [{ kind: 'cancellation_refused', ...told }];
    if (status === 'processing') return soldOn(telling, at);
    if (status === 'cancelled') return [{ kind: before === 'pending_payment' ? 'not_paid' : 'cancelled', ...told }];
    const kind = moved[status];
    const place = status === 'ready_for_pick_up' || status === 'transported_to_pickuplocation';
    return kind ? [{ kind, ...told, detail: place ? (order.delivery.location ?? '') : '' }] : [];
  });
  const { exchangeFor } = rows;
  const start: Told =
    exchangeFor === null
      ? { kind: 'ordered', moment: order.placed_at, by: placedBy(telling) }
      : { kind: 'exchange_of', moment: order.placed_at, detail: exchangeFor };
  return [start, ...moves, ...paidOn(telling)];
}

/** The member of the staff who placed it for the customer (STAFF-26). */
function placedBy({ rows: { history }, records }: Telling): string | null {
  const first = history.find(({ status }) => status === 'pending_payment');
  return first?.actor_id == null ? null : (records.staff.get(first.actor_id) ?? null);
}

/** The moment in which an order was sold says something of its own only where the money came later. */
function soldOn({ rows: { order, payments } }: Telling, moment: Date): Told[] {
  if (payments.some(({ provider }) => provider === 'invoice'))
    return [{ kind: 'invoiced', moment, detail: invoiceDueOn(order.placed_at) }];
  return order.paid_at === null ? [{ kind: 'confirmed', moment }] : [];
}

function paidOn({ rows, records, locale }: Telling): Told[] {
  const payment = rows.payments.find(({ status }) => status === 'captured' || status === 'refunded');
  const moment = rows.order.paid_at ?? payment?.captured_at;
  if (!moment || !payment || isUnpaidInvoice(payment)) return [];
  const write = records.writes.find(({ action }) => action === 'order.invoice_paid');
  const means = rows.order.gift_campaign_code_id === null ? payment.provider : 'giftcampaign';
  const sale = records.receipts.find(({ kind }) => kind === 'sale');
  const paidMinor = sale?.minor ?? chargedAmounts({ ...rows, payment }).amounts.totalMinor;
  const receipt = sale?.number ?? '';
  return [
    {
      ...{ kind: 'paid', moment, amount: toDecimal(paidMinor), receipt, link: { page: 'receipts', code: '' } },
      detail: meansName(locale, means),
      by: nameOf(records, write?.actor_id ?? null),
      note: writtenNote.parse(write?.after).note,
    },
  ];
}

const writtenNote = z.object({ note: z.string().default('') }).catch({ note: '' });
const writtenReference = z.object({ reference: z.string() }).catch({ reference: '' });

/** What was declared to come back, and what became of it. */
function returnsOf({ rows, records, secret, locale }: Telling): Told[] {
  const { order, lines, withdrawals } = rows;
  const goods = linesAfterSale(lines, withdrawals);
  return withdrawals.flatMap((row, index): Told[] => {
    const { reference, refund, lines: back } = readDeclared({ number: order.number, index, row, goods, locale });
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
function exchangesOf({ rows: { order, withdrawals } }: Telling): Told[] {
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
function refundsOf({ records, locale }: Telling): Told[] {
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
      const told = { kind: 'refund' as const, moment: at, amount: toDecimal(minor), receipt: number, link: receipts };
      return { ...told, detail: meansName(locale, 'giftcard') };
    }),
  ];
}

const refundKinds = { requested: 'refund_waits', done: 'refund', refused: 'refund_failed' } as const;

function complaintsOf({ rows, records, secret }: Telling): Told[] {
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

const nameOf = ({ staff }: StoryRecords, id: number | null): string | null =>
  id === null ? null : (staff.get(id) ?? null);
