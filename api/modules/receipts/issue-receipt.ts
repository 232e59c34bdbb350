import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { ReceiptDocument } from '../../db/schema/stored-json.ts';
import type { Row, Tables } from '../../db/schema.ts';
import type { OrderRefund } from '../orders/order-events.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { lessCredits } from './less-credits.ts';
import { readCredits } from './read-credits.ts';
import { receiptNumber } from './receipt-number.ts';
import { refundedVat } from './refunded-vat.ts';
import {
  amountLine,
  complainedLines,
  decidedLines,
  exchangedLines,
  goodsByRate,
  returnedLines,
  toldLines,
} from './returned-lines.ts';
import { saleDocument } from './sale-document.ts';

type ReceiptKind = Row<'receipts'>['kind'];
export type Seller = ReceiptDocument['seller'];

/**
 * Issues the receipt of a sale that is paid, once, in the transaction that settles its payment (AFTER-85). The series'
 * counter stays locked until the transaction ends, so it comes last: nothing else is locked after it.
 */
export async function issueSaleReceipt(tx: Transaction<Tables>, orderId: number, seller: Seller): Promise<void> {
  const [rows] = await readOrderRows(tx, { orderId });
  const payment = rows?.payments.find(({ status }) => status === 'captured' || status === 'refunded');
  if (!rows || !payment) throw new Error(`order ${orderId} is not paid`);
  const parts = await tx
    .selectFrom('payments')
    .select(['provider', 'captured_minor as amountMinor'])
    .where('part_of', '=', payment.id)
    .where('captured_minor', '>', 0)
    .execute();
  const { currency, language, placedAt, ...sale } = saleDocument({ ...rows, payment }, parts);
  // An amount that was credited before the invoice was paid was never owed.
  const { totalMinor, ...sums } = lessCredits(sale, await readCredits(tx, orderId));
  await issue(tx, {
    kind: 'sale',
    orderId,
    cause: `payment ${payment.id}`,
    totalMinor,
    currency,
    document: { seller, language, placedAt, ...sums },
    at: payment.captured_at ?? new Date(),
  });
}

/**
 * Issues the receipt of money that went back, once, in the transaction that settles it (AFTER-85). An order that was never
 * paid has none. It comes last in its transaction, as above.
 */
export async function issueRefundReceipt(
  tx: Transaction<Tables>,
  given: OrderRefund,
  seller: Seller,
  at = new Date(),
): Promise<void> {
  const [rows] = await readOrderRows(tx, { orderId: given.orderId });
  const earlier = await tx
    .selectFrom('receipts')
    .select(['kind', 'cause', 'currency', 'document'])
    .where('order_id', '=', given.orderId)
    .execute();
  const sale = earlier.find(({ kind }) => kind === 'sale');
  if (!rows || !sale || earlier.some(({ cause }) => cause === given.cause)) return;
  const payment = rows.payments.find(({ id }) => sale.cause === `payment ${id}`) ?? null;
  const withdrawal = rows.withdrawals.find(({ id }) => id === given.withdrawalId);
  const returned =
    (await exchangedLines(tx, { ...rows, payment }, given)) ??
    (await decidedLines(tx, { ...rows, payment }, given)) ??
    (await complainedLines(tx, { ...rows, payment }, given)) ??
    returnedLines({ ...rows, payment }, withdrawal);
  const vat = refundedVat(given.amountMinor, {
    sold: sale.document.vat,
    before: earlier.filter(({ kind }) => kind === 'refund').flatMap(({ document }) => document.vat),
    goods: goodsByRate(returned, given.boughtCardsMinor),
  });
  await issue(tx, {
    kind: 'refund',
    orderId: given.orderId,
    cause: given.cause,
    totalMinor: given.amountMinor,
    currency: sale.currency,
    document: {
      seller,
      language: sale.document.language,
      placedAt: sale.document.placedAt,
      lines: toldLines(returned, given.amountMinor, withdrawal) ?? [amountLine('amount', given.amountMinor, vat)],
      vat,
      means: [{ processor: given.processor, amountMinor: given.amountMinor }],
    },
    at,
  });
}

/**
 * What gift cards that paid for a cancelled order got back, as a refund: what they paid, less what they got back before.
 * @returns null where they paid nothing, or the order was never paid.
 */
export async function cancelledCardsRefund(tx: Transaction<Tables>, orderId: number): Promise<OrderRefund | null> {
  const receipts = await tx
    .selectFrom('receipts')
    .select(['kind', 'document'])
    .where('order_id', '=', orderId)
    .execute();
  const byCards = (kind: ReceiptKind) =>
    receipts
      .filter((receipt) => receipt.kind === kind)
      .flatMap(({ document }) => document.means)
      .reduce((sum, { processor, amountMinor }) => sum + (processor === 'giftcard' ? amountMinor : 0), 0);
  const amountMinor = byCards('sale') - byCards('refund');
  if (amountMinor <= 0) return null;
  const cause = `cancellation ${orderId}`;
  return { orderId, cause, amountMinor, processor: 'giftcard', withdrawalId: null, boughtCardsMinor: 0 };
}

interface ToIssue {
  kind: ReceiptKind;
  orderId: number;
  cause: string;
  totalMinor: number;
  currency: string;
  document: ReceiptDocument;
  /** When the money came or went. */
  at: Date;
}

/** @returns the number; null where the cause has its receipt already. */
export async function issue(
  tx: Transaction<Tables>,
  { kind, orderId, cause, totalMinor, currency, document, at }: ToIssue,
): Promise<string | null> {
  const known = await tx.selectFrom('receipts').select('cause').where('cause', '=', cause).executeTakeFirst();
  if (known) return null;
  const year = yearOf(at);
  // A number is taken for good only when the transaction ends well, so the series has no gaps.
  const { last_number } = await tx
    .insertInto('receipt_series')
    .values({ kind, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last_number: sql`receipt_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('receipts')
    .values({
      ...{ kind, year, sequence: last_number, order_id: orderId, cause, issued_at: at },
      ...{ total_minor: totalMinor, currency, document: JSON.stringify(document) },
    })
    .execute();
  return receiptNumber({ kind, year, sequence: last_number });
}

/** The year in which the books of the shop are, by its own clock. */
const yearOf = (moment: Date): number => Number(shopDay(moment).slice(0, 4));
