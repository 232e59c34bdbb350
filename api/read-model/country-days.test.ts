import { expect, it } from 'vitest';
import { countryDays, isSkiBundle } from './country-days.ts';

const sweden = {
  delivery_days: { '1-3': { start: 1, end: 2 }, default: { start: 4, end: 8 } },
  ski_bundle_days: { start: 2, end: 4 },
};
const range = (daysFrom: number, daysTo: number) => ({ daysFrom, daysTo });
const model = (ski_piece: 'skis' | 'bindings' | 'boots' | null, binding_ski_combo = false) => ({
  ski_piece,
  binding_ski_combo,
});

it.each([
  ['the days of its range', range(1, 3), false, { start: 1, end: 2 }],
  ['the default where its range has none', range(5, 9), false, { start: 4, end: 8 }],
  ['a ski bundle’s days besides', range(1, 3), true, { start: 3, end: 6 }],
])('a country adds %s (AVAIL-15, AVAIL-16)', (_, own, isSki, days) => {
  expect(countryDays(sweden, own, isSki)).toEqual(days);
});

it('a country that is not known adds nothing', () => {
  expect(countryDays(undefined, range(1, 3), true)).toEqual({ start: 0, end: 0 });
});

it.each([
  ['skis sold with their bindings', [model('skis', true)], true],
  ['skis and bindings', [model('skis'), model('bindings'), model(null)], true],
  ['skis and boots', [model('skis'), model('boots')], false],
  ['skis alone', [model('skis')], false],
])('knows a ski bundle by its models: %s', (_, models, expected) => {
  expect(isSkiBundle(models)).toBe(expected);
});
