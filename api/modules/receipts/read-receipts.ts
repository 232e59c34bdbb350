import { sql } from 'kysely';
import type { CustomerReceipts, Locale, Receipt, ReceiptSummary } from 'mf-shared/contract';
import { deliveryLabel } from 'mf-shared/rules/delivery-label';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { ReceiptLine } from '../../db/schema/stored-json.ts';
import type { Executor, Row as StoredRow } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { longDay } from '../../texts/long-day.ts';
import { translate } from '../../texts/translate.ts';
import { invoiceDueOn } from '../orders/invoice-due.ts';
import { meansName } from '../orders/order-names.ts';
import { receiptNumber } from './receipt-number.ts';

type Row = Pick<StoredRow<'receipts'>, 'kind' | 'year' | 'sequence' | 'total_minor' | 'currency' | 'issued_at'>;

const mostReceipts = 500;
/** The order of receipts of one moment: the smaller invoice stands behind its credit note. */
const inOrder = sql`array_position(ARRAY['sale', 'refund', 'credit', 'invoice'], kind)`;

/**
 * Every receipt of an order, oldest first.
 * @param pdfOf the address of a receipt's PDF.
 */
export async function readReceipts(
  db: Executor,
  orderId: number,
  pdfOf: (receipt: ReceiptSummary) => string,
): Promise<Receipt[]> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy(inOrder)
    .orderBy('sequence')
    .execute();
  const buyer = await readBuyer(db, order);
  return rows.map(({ document, ...row }) => {
    const language = keptLocale(document.language);
    const summary = summaryOf(row, order.number);
    return {
      ...summary,
      pdf: pdfOf(summary),
      placed_at: document.placedAt,
      language,
      seller: {
        name: document.seller.name,
        address: document.seller.address,
        business_id: document.seller.businessId,
        vat_number: document.seller.vatNumber,
        email: document.seller.email,
      },
      buyer,
      lines: document.lines.map((line) => ({
        name: lineName(line, language),
        detail: line.detail,
        amount: line.amount,
        unit_price: toDecimal(line.unitMinor),
        reduced: toDecimal(line.reducedMinor),
        vat_percent: line.vatBasisPoints === null ? null : line.vatBasisPoints / 100,
        total: toDecimal(line.totalMinor),
      })),
      vat: document.vat.map(({ basisPoints, netMinor, vatMinor }) => ({
        percent: basisPoints / 100,
        net: toDecimal(netMinor),
        vat: toDecimal(vatMinor),
      })),
      means: document.means.map(({ processor, amountMinor }) => ({
        name: meansName(language, processor),
        amount: toDecimal(amountMinor),
      })),
      words: wordsOf(row.kind, language, longDay(invoiceDueOn(order.placed_at), language)),
    };
  });
}

async function readBuyer(db: Executor, order: StoredRow<'orders'>): Promise<Receipt['buyer']> {
  const customer =
    order.customer_id === null
      ? undefined
      : await db.selectFrom('customers').select('organisation').where('id', '=', order.customer_id).executeTakeFirst();
  return {
    name: `${order.first_name} ${order.last_name}`.trim(),
    organisation: customer?.organisation?.name ?? '',
    vat_number: customer?.organisation?.vatNumber ?? '',
    address: order.address,
    postal_code: order.postal_code,
    city: order.city,
    state: order.state,
  };
}

/** The receipts of one order as a list, oldest first. */
export async function listReceipts(
  db: Executor,
  { id, number }: { id: number; number: string },
): Promise<ReceiptSummary[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['kind', 'year', 'sequence', 'issued_at', 'total_minor', 'currency'])
    .where('order_id', '=', id)
    .orderBy('issued_at')
    .orderBy(inOrder)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => summaryOf(row, number));
}

/** The receipts of a customer's orders, newest first. */
export async function readCustomerReceipts(db: Executor, customerId: number): Promise<CustomerReceipts> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.kind', 'receipts.year', 'receipts.sequence', 'receipts.issued_at', 'receipts.total_minor'])
    .select(['receipts.currency', 'orders.number'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('receipts.issued_at', 'desc')
    .orderBy('receipts.sequence', 'desc')
    .limit(mostReceipts)
    .execute();
  return { receipts: rows.map(({ number, ...row }) => summaryOf(row, number)) };
}

const summaryOf = (row: Row, orderNumber: string): ReceiptSummary => ({
  number: receiptNumber(row),
  kind: row.kind,
  order_number: orderNumber,
  issued_at: row.issued_at.toISOString(),
  total: toDecimal(row.total_minor),
  currency: row.currency,
});

function lineName({ kind, name }: ReceiptLine, language: Locale): string {
  if (kind === 'product') return name;
  const word = translate(language, `receipt.line.${kind}`);
  if (kind === 'delivery') return deliveryLabel(word, name, ': ');
  return kind === 'credited' && name !== '' ? `${word}: ${name}` : word;
}

/** A receipt is read in the language in which it was issued, whatever language its page is in. */
/** @param due the last day to pay, for an invoice. */
function wordsOf(kind: Row['kind'], language: Locale, due: string): Receipt['words'] {
  const word = (key: string) => translate(language, key, { date: due });
  return {
    title: word(`receipt.title.${kind}`),
    sum: word(`receipt.sum.${kind}`),
    issued: word(`receipt.issued.${kind}`),
    means: word(`receipt.means.${kind}`),
    note: word(`receipt.note.${kind}`),
    order: word('receipt.order'),
    business_id: word('receipt.business_id'),
    vat_number: word('receipt.vat_number'),
    ordered: word('receipt.ordered'),
    buyer: word('receipt.buyer'),
    product: word('receipt.product'),
    pieces: word('receipt.pieces'),
    price: word('receipt.price'),
    reduced: word('receipt.reduced'),
    vat: word('receipt.vat'),
    total: word('receipt.total'),
    rate: word('receipt.rate'),
    net: word('receipt.net'),
    gross: word('receipt.gross'),
  };
}
