import { expect, it } from 'vitest';
import { unbrokenFigures } from './unbroken-figures.ts';

it.each([
  ['Shell for wet snow, 20 000 mm', 'Shell for wet snow, 20_000_mm'],
  ['Водяной столб 20 000 мм', 'Водяной столб 20_000_мм'],
  ['Fibre fill, 544 g', 'Fibre fill, 544_g'],
  ['Holds 2 l, weighs 395 g', 'Holds 2_l, weighs 395_g'],
  ['700 fill power', '700 fill power'],
  ['2 1234', '2 1234'],
  ['no figures at all', 'no figures at all'],
])('%s', (text, expected) => {
  expect(unbrokenFigures(text).replaceAll('\u00a0', '_')).toBe(expected);
});
