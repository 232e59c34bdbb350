/** An amount of an order in the order's own currency, as it was charged. */
export function orderMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(amount);
}
