import { type PriceFormat, writeAmount } from './price-format.ts';

/** Writes amounts that are in a currency already, as an order's are: by the shop's pattern where that is the page's. */
export function orderMoney(currency: string, format: PriceFormat): (amount: number) => string {
  if (currency.toLowerCase() === format.currencyCode) return (amount) => writeAmount(amount, format);
  return (amount) =>
    new Intl.NumberFormat(format.locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(amount);
}
