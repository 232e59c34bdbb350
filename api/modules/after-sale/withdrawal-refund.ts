import type { AfterSaleKind } from 'mf-shared/contract';
import { isWithShop } from 'mf-shared/rules/order-status-moves';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { convertMinor, stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { type ChargedRows, chargedAmounts } from '../orders/charged-amounts.ts';
import type { ExchangeRow, OrderRows } from '../orders/read-order-rows.ts';
import {
  type Complained,
  type CountedGoods,
  countAfterSale,
  counts,
  type Declared,
  isAllWithdrawn,
  isWhollyWithdrawn,
  type LeftLine,
  type SoldPieces,
} from './lines-after-sale.ts';

export interface WithdrawalRefund {
  /** Delivery included; both in minor units of the payment's currency. */
  refundMinor: number;
  deliveryMinor: number;
}

type Pieces = Pick<LeftLine, 'productId' | 'amount'>;

/** A sold order as far as the money of its goods goes. */
export interface WithdrawnRows extends ChargedRows {
  order: ChargedRows['order'] & Pick<OrderRows['order'], 'extra' | 'status'>;
  lines: readonly (SoldPieces & ChargedRows['lines'][number])[];
  withdrawals: readonly (Declared &
    Pick<OrderRows['withdrawals'][number], 'kind' | 'refund_minor' | 'delivery_minor'> & {
      exchanges?: readonly Pick<ExchangeRow, 'status'>[];
    })[];
  complaints?: readonly Complained[];
}

/**
 * What a declaration of these lines gives back: what the goods declared until then were charged (decision 45), less what
 * earlier declarations gave, so that all of them together are the charge, to the minor unit. Withdrawals that together make
 * the whole order give delivery back with the last of them (Directive 2011/83, art. 13); a return in the shop's own
 * time does not, and neither does who wants other goods instead.
 */
export function withdrawalRefund(
  rows: WithdrawnRows,
  lines: readonly Pieces[],
  kind: AfterSaleKind,
  hasExchange = false,
): WithdrawalRefund {
  const before = rows.withdrawals.filter(counts);
  const stored = lines.map(({ productId, amount }) => ({ product_id: productId, amount }));
  const declared = [...before, { lines: stored, outcome: null }];
  const after = countAfterSale(rows.lines, declared);
  const goodsMinor = Math.max(0, chargedFor(after, rows) - givenBefore(before, rows));
  const isWithdrawn =
    kind === 'withdrawal' && !hasExchange && before.every((each) => each.kind === 'withdrawal' && !isExchanged(each));
  const wholeMinor = isWithdrawn && isAllWithdrawn(after) ? deliveryOf(rows, declared) : 0;
  const deliveryMinor = Math.max(0, wholeMinor - sum(before.map((each) => each.delivery_minor)));
  return { refundMinor: goodsMinor + deliveryMinor, deliveryMinor };
}

const isExchanged = ({ exchanges = [] }: WithdrawnRows['withdrawals'][number]): boolean =>
  exchanges.some(({ status }) => status !== 'released');

/** The charge of each of the next pieces of a product that come back, in the payment's currency. */
export function chargedPieces(rows: WithdrawnRows, { productId, amount }: Pieces) {
  const line = countAfterSale(rows.lines, rows.withdrawals).find((each) => each.productId === productId);
  return line ? piecesOf(line, rows).slice(line.withdrawn, line.withdrawn + amount) : [];
}

/** What earlier declarations give back for goods; where that was not written down, what their pieces were charged. */
function givenBefore(before: WithdrawnRows['withdrawals'], rows: WithdrawnRows): number {
  const given = before.map(({ refund_minor, delivery_minor }) =>
    refund_minor === null ? null : refund_minor - delivery_minor,
  );
  const known = given.filter((minor) => minor !== null);
  return known.length === given.length ? sum(known) : chargedFor(countAfterSale(rows.lines, before), rows);
}

/** What the withdrawn pieces were charged, in the payment's currency. */
const chargedFor = (goods: readonly CountedGoods[], rows: WithdrawnRows): number => sum(chargedForEach(goods, rows));

/** The same for each product: each piece has its share of its product's rows. */
export const chargedForEach = (goods: readonly CountedGoods[], rows: WithdrawnRows): number[] =>
  goods.map((line) => sum(piecesOf(line, rows).slice(0, line.withdrawn)));

/** The charge of each piece. Money that complaints gave is taken off the last ones, so it is given once (AFTER-127). */
function piecesOf({ productId, bought }: CountedGoods, rows: WithdrawnRows): number[] {
  const { lines: sold, complaints = [] } = rows;
  const { amounts, paid } = chargedAmounts(rows);
  const ofRows = amounts.lines.map(({ rowMinor, discountMinor }, at) =>
    sold[at]?.kind === 'product' && sold[at].variant_id === productId ? rowMinor - discountMinor : 0,
  );
  const pieces = splitIntoPieces(sum(ofRows), bought, stepMinor(paid.code));
  const given = complaints.filter(({ variant_id }) => variant_id === productId).map((each) => each.given_minor ?? 0);
  let left = sum(pieces) - sum(given);
  return pieces.map((piece) => {
    const own = Math.max(0, Math.min(piece, left));
    left -= own;
    return own;
  });
}

export const splitIntoPieces = (minor: number, pieces: number, step: number): number[] =>
  splitLargestRemainder(
    minor / step,
    Array.from({ length: pieces }, () => 1),
  ).map((part) => part * step);

/**
 * The delivery that goes back with a whole order. Where nothing of it leaves the shop, the order ends like a cancelled one and
 * everything that was charged goes back (decision 46): so much is told. Otherwise the law's standard delivery.
 */
function deliveryOf(rows: WithdrawnRows, declared: readonly Declared[]): number {
  const isEnded = isWithShop(rows.order.status) && isWhollyWithdrawn(rows.lines, declared);
  if (!isEnded) return standardDeliveryOf(rows);
  const { deliveryMinor, repackMinor } = chargedAmounts(rows).amounts;
  return deliveryMinor + repackMinor;
}

/**
 * A declaration with what it gives back as the order stands now. Where nothing of the order was to leave the shop, it promised
 * all that was charged for delivery. If goods leave or stay sold after all, because another declaration was taken back, the
 * law's standard delivery is left of that. One that was settled is kept with what it gave (AFTER-31).
 */
export function promiseNow<
  Row extends Pick<WithdrawnRows['withdrawals'][number], 'outcome' | 'refund_minor' | 'delivery_minor'>,
>(rows: WithdrawnRows, row: Row): Row {
  const { status } = rows.order;
  const isUnsent = isWithShop(status) || status === 'manual_cancellation';
  const isEnded = isUnsent && isWhollyWithdrawn(rows.lines, rows.withdrawals);
  if (isEnded || row.outcome !== null || row.refund_minor === null) return row;
  const moreMinor = Math.max(0, row.delivery_minor - standardDeliveryOf(rows));
  return {
    ...row,
    refund_minor: row.refund_minor - moreMinor,
    delivery_minor: row.delivery_minor - moreMinor,
  };
}

/** Orders that do not tell which part was standard give the whole back. */
function standardDeliveryOf(rows: WithdrawnRows): number {
  const { amounts, paid } = chargedAmounts(rows);
  const known = rows.order.extra.standard_delivery_minor;
  if (typeof known !== 'number') return amounts.deliveryMinor;
  return Math.min(convertMinor(known, paid.rate, paid.code), amounts.deliveryMinor);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
