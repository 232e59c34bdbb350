import type { PaymentMethod } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { orderMoney } from 'mf-shared/rules/order-money';
import { paidCurrency } from 'mf-shared/rules/paid-currency';
import type { Cart } from 'mf-shared/stores';
import { euroAmounts } from '../see-total/cart-amounts.ts';

/** What a way of paying charges, written in its own currency; null where that is the currency of the page. */
export function chargedInstead(cart: Cart, processor: PaymentMethod['processor'], config: PageConfig): string | null {
  const charged = paidCurrency(processor, config.locale, config.currencyCode);
  if (charged === config.currencyCode) return null;
  // Every charge in another currency than the page's is in euro.
  return orderMoney(charged, config)(toDecimal(euroAmounts(cart).payableMinor));
}
