import type { Transaction } from 'kysely';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import type { ReceiptDocument, ReceiptLine } from '../../db/schema/stored-json.ts';
import type { Tables } from '../../db/schema.ts';
import type { OrderRefund } from '../orders/order-events.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { goodsLines, type SoldRows } from './sale-document.ts';

/**
 * The pieces that goods went out for, or would have, had the difference been paid (AFTER-94), each with what it counted for;
 * null where money went back for others.
 */
export async function exchangedLines(
  tx: Transaction<Tables>,
  rows: SoldRows,
  { withdrawalId, processor, amountMinor }: OrderRefund,
): Promise<ReceiptLine[] | null> {
  if (withdrawalId === null) return null;
  const status = processor === 'exchange' ? 'ordered' : 'released';
  const orders = await tx
    .selectFrom('exchanges as e')
    .innerJoin('returns as r', 'r.id', 'e.return_id')
    .select(['e.order_id', 'e.product_id', 'e.amount', 'e.value_minor', 'r.delivery_minor'])
    .where('e.return_id', '=', withdrawalId)
    .where('e.status', '=', status)
    .where('e.order_id', 'is not', null)
    .orderBy('e.id')
    .execute();
  const ofAmount = [...Map.groupBy(orders, ({ order_id }) => order_id).values()].find((pieces) => {
    const besideMinor = amountMinor - pieces.reduce((sum, { value_minor }) => sum + value_minor, 0);
    return besideMinor === 0 || (status === 'released' && besideMinor === pieces[0]?.delivery_minor);
  });
  if (!ofAmount && processor !== 'exchange') return null;
  const sold = goodsLines(rows);
  return (ofAmount ?? []).flatMap(({ product_id, amount, value_minor }) => {
    const line = sold[rows.lines.findIndex(({ kind, variant_id }) => kind === 'product' && variant_id === product_id)];
    return line ? [told({ ...line, amount }, value_minor)] : [];
  });
}

/**
 * The pieces that an inspection gave money for, each with what goes back for it; null without one. Of several inspections:
 * those of the one that gave this amount, where there is one.
 */
export async function decidedLines(
  tx: Transaction<Tables>,
  rows: SoldRows,
  { withdrawalId, amountMinor }: Pick<OrderRefund, 'withdrawalId' | 'amountMinor'>,
): Promise<ReceiptLine[] | null> {
  if (withdrawalId === null) return null;
  const paid = await tx
    .selectFrom('return_line_outcomes as d')
    .innerJoin('returns as r', 'r.id', 'd.return_id')
    .select(['d.product_id', 'd.amount', 'd.refund_minor', 'd.decided_at', 'r.delivery_minor'])
    .select('r.fee_taken_minor')
    .where('d.return_id', '=', withdrawalId)
    .where('d.refund_minor', '>', 0)
    .orderBy('d.id')
    .execute();
  if (paid.length === 0) return null;
  const sold = goodsLines(rows);
  const inspections = [...Map.groupBy(paid, ({ decided_at }) => decided_at.getTime()).values()];
  // Two inspections may give the same: a refund is mostly settled with the newest.
  const ofAmount = inspections.toReversed().find((pieces) => {
    const goods = pieces.reduce((sum, { refund_minor }) => sum + refund_minor, 0);
    return besides(pieces[0]).some((minor) => goods + minor.deliveryMinor - minor.feeMinor === amountMinor);
  });
  return (ofAmount ?? paid).flatMap(({ product_id, amount, refund_minor }) => {
    const line = sold[rows.lines.findIndex(({ kind, variant_id }) => kind === 'product' && variant_id === product_id)];
    return line ? [told({ ...line, amount }, refund_minor)] : [];
  });
}

/** The products that a complaint gave money for, each with its share; null without one. */
export async function complainedLines(
  tx: Transaction<Tables>,
  rows: SoldRows,
  { complaintId }: Pick<OrderRefund, 'complaintId'>,
): Promise<ReceiptLine[] | null> {
  if (!complaintId) return null;
  const paid = await tx
    .selectFrom('complaint_rows')
    .select(['variant_id', 'given_minor'])
    .where('complaint_id', '=', complaintId)
    .where('given_minor', '>', 0)
    .orderBy('position')
    .execute();
  const sold = goodsLines(rows);
  return paid.flatMap(({ variant_id, given_minor }) => {
    const at = rows.lines.findIndex((line) => line.kind === 'product' && line.variant_id === variant_id);
    const line = sold[at];
    return line ? [told({ ...line, amount: 1 }, given_minor)] : [];
  });
}

interface Besides {
  deliveryMinor: number;
  feeMinor: number;
}

/** Delivery and fee that may be in a refund beside its goods: of a return paid back in parts, one part has them. */
function besides(row: { delivery_minor: number; fee_taken_minor: number } | undefined): Besides[] {
  const { delivery_minor, fee_taken_minor } = row ?? { delivery_minor: 0, fee_taken_minor: 0 };
  return [delivery_minor, 0].flatMap((deliveryMinor) =>
    [fee_taken_minor, 0].map((feeMinor) => ({ deliveryMinor, feeMinor })),
  );
}

/** The goods that came back, each with its share of what its lines were charged. */
export function returnedLines(rows: SoldRows, withdrawal: OrderRows['withdrawals'][number] | undefined): ReceiptLine[] {
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

export function goodsByRate(lines: readonly ReceiptLine[], boughtCardsMinor: number): Map<number, number> {
  const byRate = new Map<number, number>();
  const add = (rate: number, minor: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + minor);
  for (const { vatBasisPoints, totalMinor } of lines) add(vatBasisPoints ?? 0, totalMinor);
  // A gift card is money: it is sold without VAT.
  if (boughtCardsMinor > 0) add(0, boughtCardsMinor);
  return byRate;
}

/**
 * The goods and the delivery that an amount pays back, less the fee of the way back, adding up to it; null where it is another amount, because a part
 * went to gift cards, or the staff gave more or less.
 */
export function toldLines(
  returned: readonly ReceiptLine[],
  amountMinor: number,
  withdrawal: OrderRows['withdrawals'][number] | undefined,
) {
  const pieces = returned.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = returned.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const goodsOf = ({ deliveryMinor, feeMinor }: Besides) => amountMinor - deliveryMinor + feeMinor;
  const missing = (each: Besides) => Math.abs(goodsOf(each) - wanted);
  // Pieces of one product differ by a cent where its price does not divide evenly; a fee may be as small as that.
  const [found] = besides(withdrawal)
    .filter((each) => goodsOf(each) >= 0 && missing(each) <= pieces)
    .toSorted((one, other) => missing(one) - missing(other));
  if (pieces === 0 || !found) return null;
  const goodsMinor = goodsOf(found);
  const { deliveryMinor, feeMinor } = found;
  const totals = splitLargestRemainder(
    goodsMinor,
    returned.map(({ totalMinor }) => totalMinor),
  );
  return [
    ...returned.map((line, at) => told(line, totals[at] ?? 0)),
    ...(deliveryMinor > 0 ? [amountLine('delivery', deliveryMinor, [])] : []),
    ...(feeMinor > 0 ? [amountLine('return_fee', -feeMinor, [])] : []),
  ];
}

/** Pieces whose price does not divide evenly are told with what is missing to the next cent as reduced. */
function told(line: ReceiptLine, totalMinor: number): ReceiptLine {
  const unitMinor = Math.ceil(totalMinor / line.amount);
  return { ...line, unitMinor, reducedMinor: unitMinor * line.amount - totalMinor, totalMinor };
}

/** An amount whose goods are not known. */
export const amountLine = (kind: ReceiptLine['kind'], minor: number, vat: ReceiptDocument['vat']): ReceiptLine => ({
  ...{ kind, name: '', detail: '', amount: 1, unitMinor: minor, reducedMinor: 0, totalMinor: minor },
  vatBasisPoints: vat.length === 1 ? (vat[0]?.basisPoints ?? null) : null,
});
