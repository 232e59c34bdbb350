/** Writes an order's amounts, which are in the currency that it was paid in; whole amounts without decimals (spec: shell §5). */
export function orderMoney(currency: string, locale: string): (amount: number) => string {
  return (amount) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(amount);
}
