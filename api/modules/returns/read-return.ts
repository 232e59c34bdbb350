import type { Locale, ReturnCase, ReturnEvent } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { Executor, Row } from '../../db/schema.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { linesAfterSale } from '../after-sale/lines-after-sale.ts';
import { refundOf, type WithdrawalRow } from '../after-sale/read-after-sale.ts';
import { keepingStores, refusedGoods } from '../after-sale/refused-goods.ts';
import { canTakeBack, returnStatusOf } from '../after-sale/return-status.ts';
import { promiseNow } from '../after-sale/withdrawal-refund.ts';
import { findLabel, qrRows, viewLabel } from '../carrier/read-label.ts';
import { exchangeOf } from '../exchanges/told-exchange.ts';
import { meansName } from '../orders/order-names.ts';
import { processorOf } from '../payments/read-order-refund.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import type { FoundReturn } from './find-return.ts';
import { type KeptFile, readAllFiles } from './return-files.ts';

export const returnFacts = ({ rows, row, reference }: FoundReturn) => ({
  ...{ reference, order_number: rows.order.number, kind: row.kind, way: row.way, tracking_code: row.tracking_code },
  status: returnStatusOf(row),
  declared_at: row.declared_at.toISOString(),
  received_at: row.received_at?.toISOString() ?? null,
  settled_at: row.settled_at?.toISOString() ?? null,
});

/** The products of a return with their reasons, before anything was decided about them. */
export function returnLines({ rows, row }: Pick<FoundReturn, 'rows' | 'row'>) {
  const goods = linesAfterSale(rows.lines, rows.withdrawals);
  return row.lines.map(({ product_id, amount, reason }) => ({
    productId: product_id,
    name: goods.find(({ productId }) => productId === product_id)?.name ?? '',
    image: mediaPath(rows.lines.find(({ variant_id }) => variant_id === product_id)?.image ?? null),
    amount,
    reason: reason ?? null,
    ...exchangeOf(row.exchanges, product_id),
  }));
}

interface Reading {
  secret: ServiceSecret;
  locale: Locale;
  /** The staff see what they wrote to themselves. */
  isStaff: boolean;
}

/** A return as its buyer sees it: what comes back and why, where it is, and what was given for it. */
export async function readReturn(
  db: Executor,
  secret: ServiceSecret,
  found: FoundReturn,
  locale: Locale,
): Promise<ReturnCase> {
  const { row, reference } = found;
  const isOnItsWay = row.outcome === null && row.received_at === null && row.has_left;
  const label = isOnItsWay ? await readLabel(db, secret, row) : null;
  return {
    ...(await readCase(db, found, { secret, locale, isStaff: false })),
    code: caseCode(secret, 'return', reference),
    ...{ drop_point: row.drop_point, label, exchange_orders: await readExchangeOrders(db, secret, row) },
    qr: isOnItsWay ? qrRows(label?.code || reference) : [],
  };
}

/** The label names the buyer, whom number and email alone do not show: then only the mail has its PDF (AFTER-27). */
async function readLabel(
  db: Executor,
  secret: ServiceSecret,
  { id, proof }: FoundReturn['row'],
): Promise<ReturnCase['label']> {
  const label = await findLabel(db, { returnId: id });
  return label ? viewLabel(secret, label, { hasPdf: proof !== 'email' }) : null;
}

/** An order tells its buyer's address, which number and email alone do not show: then only the mail opens it (AFTER-27). */
async function readExchangeOrders(
  db: Executor,
  secret: ServiceSecret,
  { id, proof }: FoundReturn['row'],
): Promise<ReturnCase['exchange_orders']> {
  if (proof === 'email') return [];
  const orders = await db
    .selectFrom('exchanges as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.number', 'p.id as payment_id'])
    .distinct()
    .where('e.return_id', '=', id)
    .where('p.provider', '=', 'exchange')
    .execute();
  return orders.map(({ number, payment_id }) => ({ number, key: secret.keyFor('order', payment_id) }));
}

/** What buyer and staff see of a return, without the code that opens it. */
export async function readCase(
  db: Executor,
  found: FoundReturn,
  { secret, locale, isStaff }: Reading,
): Promise<Omit<ReturnCase, 'code' | 'qr' | 'drop_point' | 'label' | 'exchange_orders'>> {
  const { rows, row } = found;
  const promised = promiseNow(rows, row);
  const files = await readAllFiles(db, secret, row.id);
  const pieces = await readPieces(db, row.id);
  const stores = await keepingStores(db, pieces);
  const facts = returnFacts(found);
  return {
    ...{ ...facts, refund: refundOf(promised), delivery: toDecimal(promised.delivery_minor) },
    ...{ fee: toDecimal(row.fee_minor), as_gift_card: row.as_gift_card },
    lines: returnLines(found).map((line) => ({
      ...line,
      decided: pieces
        .filter(({ product_id }) => product_id === line.productId)
        .map((piece) => toDecided(piece, files, stores)),
    })),
    currency: rows.payment?.currency ?? 'eur',
    given: await readGiven(db, row, locale),
    ...{ send_by: row.has_left ? row.send_by : null, send_to: row.send_to, message: row.message, answer: row.answer },
    ...{ can_cancel: canTakeBack(row), can_write: !isReturnOver(facts.status) },
    attachments: files.flatMap(({ eventId, outcomeId, file }) => (eventId === null && outcomeId === null ? file : [])),
    events: await readEvents(db, row.id, { files, isStaff }),
  };
}

/** What was decided about pieces of a return, in the order in which it was written down. */
export const readPieces = (db: Executor, returnId: number): Promise<Row<'return_line_outcomes'>[]> =>
  db.selectFrom('return_line_outcomes').selectAll().where('return_id', '=', returnId).orderBy('id').execute();

function toDecided(
  piece: Row<'return_line_outcomes'>,
  files: readonly KeptFile[],
  stores: ReadonlyMap<number, string>,
) {
  const { id, amount, outcome, refund_minor, reason } = piece;
  const own = files.filter(({ outcomeId }) => outcomeId === id).map(({ file }) => file);
  const refused = refusedGoods(piece, stores);
  return { id, amount, outcome, refund: toDecimal(refund_minor), reason, refused, attachments: own };
}

async function readEvents(
  db: Executor,
  returnId: number,
  { files, isStaff }: { files: readonly KeptFile[]; isStaff: boolean },
): Promise<ReturnEvent[]> {
  const events = await db
    .selectFrom('return_events as e')
    .leftJoin('customers as c', 'c.id', 'e.actor_id')
    .selectAll('e')
    .select('c.first_name')
    .where('e.return_id', '=', returnId)
    .$if(!isStaff, (query) => query.where('e.is_internal', '=', false))
    .orderBy('e.id')
    .execute();
  return events.map((event) => ({
    ...{ id: event.id, at: event.at.toISOString(), by: event.by, status: event.status, body: event.body },
    signature: event.by === 'staff' ? (event.first_name ?? '') : '',
    is_internal: event.is_internal,
    attachments: files.filter(({ eventId }) => eventId === event.id).map(({ file }) => file),
  }));
}

/** What was given back for a return. A refund that the provider has not confirmed is told as on its way. */
async function readGiven(
  db: Executor,
  { id, cards_minor }: WithdrawalRow,
  locale: Locale,
): Promise<ReturnCase['given']> {
  const refunds = await db
    .selectFrom('payment_refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .select(['f.amount_minor', 'f.status', 'f.exchange_order_id', 'f.is_by_hand', 'f.gift_card_id', 'p.provider'])
    .where('f.withdrawal_id', '=', id)
    .where('f.exchange_order_id', 'is', null)
    .where('f.status', '!=', 'refused')
    .orderBy('f.created_at')
    .execute();
  const credits = await db
    .selectFrom('receipts')
    .select('document')
    .where('cause', 'in', [`credit withdrawal ${id}`, `credit withdrawal ${id} repair`])
    .execute();
  const credited = credits
    .flatMap(({ document }) => document.means)
    .reduce((sum, { processor, amountMinor }) => sum + (processor === 'invoice' ? amountMinor : 0), 0);
  return [
    ...(credited > 0
      ? [{ to: 'invoice' as const, means: meansName(locale, 'invoice'), amount: toDecimal(credited), is_done: true }]
      : []),
    ...refunds.map((refund) => ({
      ...{ to: 'payment' as const, means: meansName(locale, processorOf(refund)) },
      amount: toDecimal(refund.amount_minor),
      is_done: refund.status === 'done',
    })),
    ...(cards_minor > 0
      ? [{ to: 'gift_card' as const, means: '', amount: toDecimal(cards_minor), is_done: true }]
      : []),
  ];
}

/** What the buyer gets as the order stands now. */
export const promisedMoney = ({ rows, row }: FoundReturn) => ({
  refund: refundOf(promiseNow(rows, row)),
  currency: rows.payment?.currency ?? 'eur',
});
