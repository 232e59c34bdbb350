import { expect, it } from 'vitest';
import { demoCountries, demoTaxAreas } from './countries.ts';

const today = new Date().toISOString().slice(0, 10);
/** In percent, as it is today. */
function vatOf(code: string): number | undefined {
  const area = demoTaxAreas.find(({ id }) => id === demoCountries.find((country) => country.code === code)?.taxAreaId);
  const rate = area?.rates.findLast(([validFrom]) => validFrom <= today)?.[1];
  return rate === undefined ? undefined : rate / 100;
}

it.each([
  ['fi', 25.5],
  ['se', 25],
  ['de', 19],
  ['fr', 20],
  ['ee', 24],
  ['no', 25],
  ['dk', 25],
  ['ch', 8.1],
  ['gb', 20],
])('VAT in %s is %d % (MONEY-16 to MONEY-24)', (code, percent) => {
  expect(vatOf(code)).toBe(percent);
});

it('every country of the European Union has a rate of its own (MONEY-25)', () => {
  const union = demoCountries.filter(({ isEu }) => isEu);
  expect(union.length).toBeGreaterThanOrEqual(26);
  expect(union.filter(({ code }) => !((vatOf(code) ?? 0) > 0)).map(({ code }) => code)).toEqual([]);
  expect(new Set(union.map(({ taxAreaId }) => taxAreaId)).size).toBe(union.length);
});

it('there are more than 50 countries to deliver to (CHECKOUT-14)', () => {
  expect(demoCountries.length).toBeGreaterThan(50);
});
