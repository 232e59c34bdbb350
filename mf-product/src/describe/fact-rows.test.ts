import { expect, it } from 'vitest';
import { factRows } from './fact-rows.ts';

it('properties with their units, several values of one in one row (PRODUCT-105)', () => {
  const rows = factRows(
    [
      { slug: 'activity', name: 'Activity', value: 'Hiking', unit: '' },
      { slug: 'weight', name: 'Weight', value: '480', unit: 'g' },
      { slug: 'activity', name: 'Activity', value: 'Ski touring', unit: '' },
    ],
    'en',
  );
  expect(rows).toEqual([
    { slug: 'activity', name: 'Activity', value: 'Hiking, Ski touring' },
    { slug: 'weight', name: 'Weight', value: '480\u00a0g' },
  ]);
});

it.each([
  ['fi', '20\u00a0000\u00a0mm'],
  ['en', '20,000\u00a0mm'],
  ['de', '20.000\u00a0mm'],
] as const)('writes long figures as %s does', (locale, written) => {
  const property = { slug: 'head', name: 'Water column', value: '20000', unit: 'mm' };
  expect(factRows([property], locale)[0]?.value).toBe(written);
  expect(factRows([{ ...property, value: '9500' }], locale)[0]?.value).toBe('9500\u00a0mm');
});
