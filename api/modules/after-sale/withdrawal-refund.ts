import type { AfterSaleKind } from 'mf-shared/contract';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import { chargedAmounts } from '../orders/read-order.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { counts, isAllWithdrawn, type LeftLine, linesAfterSale } from './lines-after-sale.ts';

export interface WithdrawalRefund {
  /** Delivery included; both in minor units of the payment's currency. */
  refundMinor: number;
  deliveryMinor: number;
}

/**
 * What a declaration of these lines gives back. Withdrawals that together make the whole order give standard delivery back
 * with the last of them (Directive 2011/83, art. 13); a return in the shop's own time does not. The last declaration gives
 * what the earlier ones left, so that roundings never cost the buyer anything.
 */
export function withdrawalRefund(
  { order, payment, lines: sold, withdrawals }: Pick<OrderRows, 'order' | 'payment' | 'lines' | 'withdrawals'>,
  lines: readonly LeftLine[],
  kind: AfterSaleKind,
): WithdrawalRefund {
  const currency = payment?.currency ?? order.currency;
  const rate = currency === order.shown_currency ? order.shown_rate : 1;
  const paid = (euroMinor: number) => convertMinor(euroMinor, rate, currency);
  const before = withdrawals.filter(counts);
  const stored = lines.map(({ productId, amount }) => ({ product_id: productId, amount }));
  const after = linesAfterSale(sold, [...before, { lines: stored, outcome: null }]);
  const linesMinor = lines.reduce((total, line) => total + line.paidMinor, 0);
  if (!isAllWithdrawn(after)) return { refundMinor: paid(linesMinor), deliveryMinor: 0 };
  const isWithdrawn = kind === 'withdrawal' && before.every((each) => each.kind === 'withdrawal');
  const deliveryMinor = isWithdrawn ? standardDeliveryOf(order) : 0;
  const given = before.map((each) => each.refund_minor);
  if (given.includes(null))
    return { refundMinor: paid(linesMinor + deliveryMinor), deliveryMinor: paid(deliveryMinor) };
  const { amounts } = chargedAmounts({ order, payment, lines: sold });
  const all = amounts.lines.reduce(
    (total, line, at) => total + (sold[at]?.kind === 'product' ? line.rowMinor - line.discountMinor : 0),
    0,
  );
  const earlier = given.reduce<number>((total, minor) => total + (minor ?? 0), 0);
  return { refundMinor: Math.max(0, all + paid(deliveryMinor) - earlier), deliveryMinor: paid(deliveryMinor) };
}

/** Orders that do not tell which part was standard give the whole back. */
function standardDeliveryOf({ delivery_minor, extra }: OrderRows['order']): number {
  const known = extra.standard_delivery_minor;
  return typeof known === 'number' ? Math.min(known, delivery_minor) : delivery_minor;
}
