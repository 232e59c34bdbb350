/** Writes amounts as books have them: two decimals always, in the language's figures, with the minus sign of print. */
export function bookAmounts(language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount) => format.format(amount).replace('-', '−');
}
