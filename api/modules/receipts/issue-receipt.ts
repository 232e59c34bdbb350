import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import type { ReceiptDocument, ReceiptLine } from '../../db/schema/stored-json.ts';
import type { Row, Tables } from '../../db/schema.ts';
import type { OrderRefund } from '../orders/order-events.ts';
import { type OrderRows, readOrderRows } from '../orders/read-order-rows.ts';
import { refundedVat } from './refunded-vat.ts';
import { goodsLines, type SoldRows, saleDocument } from './sale-document.ts';

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
  const { totalMinor, currency, ...document } = saleDocument({ ...rows, payment });
  await issue(tx, {
    kind: 'sale',
    orderId,
    cause: `payment ${payment.id}`,
    totalMinor,
    currency,
    document: { ...document, seller },
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
  const returned = returnedLines({ ...rows, payment }, withdrawal);
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
      lines: toldLines(returned, given.amountMinor, withdrawal?.delivery_minor ?? 0) ?? [
        amountLine('amount', given.amountMinor, vat),
      ],
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

/** The goods that came back, each with its share of what its lines were charged. */
function returnedLines(rows: SoldRows, withdrawal: OrderRows['withdrawals'][number] | undefined): ReceiptLine[] {
  const sold = goodsLines(rows);
  return (withdrawal?.lines ?? []).flatMap(({ product_id, amount }) => {
    const at = rows.lines.findIndex((line) => line.kind === 'product' && line.variant_id === product_id);
    const line = sold[at];
    if (!line) return [];
    const ofProduct = sold.filter((_, index) => rows.lines[index]?.variant_id === product_id);
    const pieces = ofProduct.reduce((sum, each) => sum + each.amount, 0);
    const minor = ofProduct.reduce((sum, each) => sum + each.totalMinor, 0);
    return [told({ ...line, amount }, Math.round((minor * amount) / pieces))];
  });
}

function goodsByRate(lines: readonly ReceiptLine[], boughtCardsMinor: number): Map<number, number> {
  const byRate = new Map<number, number>();
  const add = (rate: number, minor: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + minor);
  for (const { vatBasisPoints, totalMinor } of lines) add(vatBasisPoints ?? 0, totalMinor);
  // A gift card is money: it is sold without VAT.
  if (boughtCardsMinor > 0) add(0, boughtCardsMinor);
  return byRate;
}

/**
 * The goods and the delivery that an amount pays back, adding up to it; null where it is another amount, because a part
 * went to gift cards, or the staff gave more or less.
 */
function toldLines(returned: readonly ReceiptLine[], amountMinor: number, deliveryMinor: number) {
  const goodsMinor = amountMinor - deliveryMinor;
  const pieces = returned.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = returned.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  // Pieces of one product differ by a cent where its price does not divide evenly.
  if (pieces === 0 || goodsMinor < 0 || Math.abs(goodsMinor - wanted) > pieces) return null;
  const totals = splitLargestRemainder(
    goodsMinor,
    returned.map(({ totalMinor }) => totalMinor),
  );
  return [
    ...returned.map((line, at) => told(line, totals[at] ?? 0)),
    ...(deliveryMinor > 0 ? [amountLine('delivery', deliveryMinor, [])] : []),
  ];
}

/** Pieces whose price does not divide evenly are told with what is missing to the next cent as reduced. */
function told(line: ReceiptLine, totalMinor: number): ReceiptLine {
  const unitMinor = Math.ceil(totalMinor / line.amount);
  return { ...line, unitMinor, reducedMinor: unitMinor * line.amount - totalMinor, totalMinor };
}

const amountLine = (kind: ReceiptLine['kind'], minor: number, vat: ReceiptDocument['vat']): ReceiptLine => ({
  ...{ kind, name: '', detail: '', amount: 1, unitMinor: minor, reducedMinor: 0, totalMinor: minor },
  vatBasisPoints: vat.length === 1 ? (vat[0]?.basisPoints ?? null) : null,
});

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

async function issue(tx: Transaction<Tables>, { kind, orderId, cause, totalMinor, currency, document, at }: ToIssue) {
  const known = await tx.selectFrom('receipts').select('cause').where('cause', '=', cause).executeTakeFirst();
  if (known) return;
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
}

/** The year in which the books of the shop are, by its own clock. */
const yearOf = (moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Helsinki' }).format(moment));

/** `2026-000123` for a sale, `2026-R000012` for a refund. */
export const receiptNumber = ({
  kind,
  year,
  sequence,
}: {
  kind: ReceiptKind;
  year: number;
  sequence: number;
}): string => `${year}-${kind === 'refund' ? 'R' : ''}${String(sequence).padStart(6, '0')}`;
