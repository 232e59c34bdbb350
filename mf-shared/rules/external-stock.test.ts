import { expect, it } from 'vitest';
import { isExternalStock } from './external-stock.ts';

it.each([
  ['nor', 'warehouse', true],
  ['se', 'warehouse', true],
  ['keskusvarasto', 'warehouse', false],
  ['20', 'warehouse', false],
  ['ivo', 'retail', false],
  ['web', 'web', false],
] as const)('stock of "%s", a %s, is a supplier’s: %s (AVAIL-14)', (slug, type, isExternal) => {
  expect(isExternalStock({ slug, type })).toBe(isExternal);
});
