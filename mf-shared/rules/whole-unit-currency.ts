import { roundHalfAway } from './minor-units.ts';

/** Currencies in which prices are whole units (spec: shell §5 Price format, §9). */
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

/**
 * Euro minor units → minor units of the currency, rounded to whole units where the currency has that rule.
 * @param rate units of the currency per euro.
 */
export function convertMinor(euroMinor: number, rate: number, currency: string): number {
  const code = currency.toLowerCase();
  if (code === 'eur') return euroMinor;
  const converted = Number((euroMinor * rate).toFixed(6));
  return wholeUnitCurrencies.has(code) ? roundHalfAway(converted / 100) * 100 : roundHalfAway(converted);
}
