import { roundHalfAway } from './minor-units.ts';

/** Currencies in which prices are whole units (MONEY-12). */
export const wholeUnitCurrencies: ReadonlySet<string> = new Set([
  'chf',
  'czk',
  'dkk',
  'jpy',
  'pln',
  'rub',
  'sek',
  'nok',
]);

/** The smallest amount of a currency that is shown and paid, in its minor units. */
export function stepMinor(currency: string): 1 | 100 {
  return wholeUnitCurrencies.has(currency.toLowerCase()) ? 100 : 1;
}

/**
 * Euro minor units → minor units of the currency, rounded to whole units where the currency has that rule.
 * @param rate units of the currency per euro.
 */
export function convertMinor(euroMinor: number, rate: number, currency: string): number {
  const code = currency.toLowerCase();
  if (code === 'eur') return euroMinor;
  const step = stepMinor(code);
  // Six decimals drop the binary noise before rounding.
  return roundHalfAway(Number((euroMinor * rate).toFixed(6)) / step) * step;
}
