import { usePageConfig } from 'mf-shared/router';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { OrderAmounts } from 'mf-shared/rules/order-amounts';
import { type PriceFormat, writeAmount } from 'mf-shared/rules/price-format';
import { useMemo } from 'react';
import { cartAmounts, type PricedCart } from './cart-amounts.ts';

export interface ShownAmounts {
  amounts: OrderAmounts;
  /** Writes minor units of the page's currency. */
  write: (minor: number) => string;
}

/** A cart's sums in the page's currency. */
export function useCartAmounts(cart: PricedCart): ShownAmounts {
  const config = usePageConfig();
  return useMemo(() => shownAmounts(cart, config), [cart, config]);
}

/** Writes what is to be paid for a cart in the page's currency. */
export const payableIn =
  (format: PriceFormat) =>
  (cart: PricedCart): string => {
    const { amounts, write } = shownAmounts(cart, format);
    return write(amounts.payableMinor);
  };

export function shownAmounts(cart: PricedCart, format: PriceFormat): ShownAmounts {
  return {
    amounts: cartAmounts(cart, { code: format.currencyCode, rate: format.currencyRate }),
    write: (minor) => writeAmount(toDecimal(minor), format),
  };
}
