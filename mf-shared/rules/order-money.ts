import { formatPrice, type PriceFormat } from './price-format.ts';

/** Writes an order's amounts, which are in the currency that it was paid in: by the shop's pattern where that is the page's. */
export function orderMoney(currency: string, format: PriceFormat): (amount: number) => string {
  if (currency.toLowerCase() === format.currencyCode)
    return (amount) => formatPrice(amount, { ...format, currencyRate: 1 });
  return (amount) =>
    new Intl.NumberFormat(format.locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(amount);
}
