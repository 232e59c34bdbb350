import type { CurrencyRate } from 'mf-shared/rules/order-amounts';
import { type AmountsOfOrder, type LineMoney, type OrderMoney, orderAmountsOf } from './order-amounts-of.ts';
import type { OrderRows } from './read-order-rows.ts';

/** The parts of an order that its charge is made of. */
export interface ChargedRows {
  order: OrderMoney & Pick<OrderRows['order'], 'currency' | 'shown_currency' | 'shown_rate'>;
  lines: readonly LineMoney[];
  payment: Pick<NonNullable<OrderRows['payment']>, 'currency' | 'amount_minor'> | null;
}

/** The order's amounts in the currency that is paid, at the rate of the order's day, as they were charged. */
export function chargedAmounts({ order, lines, payment }: ChargedRows): {
  currency: string;
  paid: CurrencyRate;
  amounts: AmountsOfOrder;
} {
  const currency = payment?.currency ?? order.currency;
  const paid = { code: currency, rate: currency === order.shown_currency ? order.shown_rate : 1 };
  return { currency, paid, amounts: orderAmountsOf(order, lines, paid, payment?.amount_minor ?? null) };
}
