import type { AfterSaleKind } from 'mf-shared/contract';
import { splitLargestRemainder } from 'mf-shared/rules/split-largest-remainder';
import { convertMinor, stepMinor } from 'mf-shared/rules/whole-unit-currency';
import { type ChargedRows, chargedAmounts } from '../orders/charged-amounts.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import {
  counts,
  type Declared,
  isAllWithdrawn,
  type LeftLine,
  type LineAfterSale,
  linesAfterSale,
  type SoldLine,
} from './lines-after-sale.ts';

export interface WithdrawalRefund {
  /** Delivery included; both in minor units of the payment's currency. */
  refundMinor: number;
  deliveryMinor: number;
}

/** A sold order as far as the money of its goods goes. */
export interface WithdrawnRows extends ChargedRows {
  order: ChargedRows['order'] & Pick<OrderRows['order'], 'extra'>;
  lines: readonly (SoldLine & ChargedRows['lines'][number])[];
  withdrawals: readonly (Declared &
    Pick<OrderRows['withdrawals'][number], 'kind' | 'refund_minor' | 'delivery_minor'>)[];
}

/**
 * What a declaration of these lines gives back: what the goods declared until then were charged (decision 45), less what
 * earlier declarations gave, so that all of them together are the charge, to the minor unit. Withdrawals that together make
 * the whole order give standard delivery back with the last of them (Directive 2011/83, art. 13); a return in the shop's own
 * time does not.
 */
export function withdrawalRefund(
  rows: WithdrawnRows,
  lines: readonly LeftLine[],
  kind: AfterSaleKind,
): WithdrawalRefund {
  const before = rows.withdrawals.filter(counts);
  const stored = lines.map(({ productId, amount }) => ({ product_id: productId, amount }));
  const after = linesAfterSale(rows.lines, [...before, { lines: stored, outcome: null }]);
  const goodsMinor = Math.max(0, chargedFor(after, rows) - givenBefore(before, rows));
  const isWithdrawn = kind === 'withdrawal' && before.every((each) => each.kind === 'withdrawal');
  const wholeMinor = isWithdrawn && isAllWithdrawn(after) ? standardDeliveryOf(rows) : 0;
  const deliveryMinor = Math.max(0, wholeMinor - sum(before.map((each) => each.delivery_minor)));
  return { refundMinor: goodsMinor + deliveryMinor, deliveryMinor };
}

/** What earlier declarations give back for goods; where that was not written down, what their pieces were charged. */
function givenBefore(before: WithdrawnRows['withdrawals'], rows: WithdrawnRows): number {
  const given = before.map(({ refund_minor, delivery_minor }) =>
    refund_minor === null ? null : refund_minor - delivery_minor,
  );
  const known = given.filter((minor) => minor !== null);
  return known.length === given.length ? sum(known) : chargedFor(linesAfterSale(rows.lines, before), rows);
}

/** What the withdrawn pieces were charged, in the payment's currency: each piece has its share of its product's rows. */
function chargedFor(goods: readonly LineAfterSale[], { lines: sold, ...rows }: WithdrawnRows): number {
  const { amounts, paid } = chargedAmounts({ ...rows, lines: sold });
  return sum(
    goods.map(({ productId, bought, withdrawn }) => {
      const ofRows = amounts.lines.map(({ rowMinor, discountMinor }, at) =>
        sold[at]?.kind === 'product' && sold[at].variant_id === productId ? rowMinor - discountMinor : 0,
      );
      return sum(splitIntoPieces(sum(ofRows), bought, stepMinor(paid.code)).slice(0, withdrawn));
    }),
  );
}

const splitIntoPieces = (minor: number, pieces: number, step: number): number[] =>
  splitLargestRemainder(
    minor / step,
    Array.from({ length: pieces }, () => 1),
  ).map((part) => part * step);

/** Orders that do not tell which part was standard give the whole back. */
function standardDeliveryOf(rows: WithdrawnRows): number {
  const { amounts, paid } = chargedAmounts(rows);
  const known = rows.order.extra.standard_delivery_minor;
  if (typeof known !== 'number') return amounts.deliveryMinor;
  return Math.min(convertMinor(known, paid.rate, paid.code), amounts.deliveryMinor);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
