import type { PageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';

/** Writes an order's amounts, which are in the currency that it was paid in: by the shop's pattern where that is the page's. */
export function orderMoney(currency: string, config: PageConfig): (amount: number) => string {
  if (currency.toLowerCase() === config.currencyCode)
    return (amount) => formatPrice(amount, { ...config, currencyRate: 1 });
  return (amount) =>
    new Intl.NumberFormat(config.locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(amount);
}
