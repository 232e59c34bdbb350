import type { ProductMaking } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { wordsOfFact } from './words-of-fact.ts';

const named = (key: string) => ({ key, name: `<${key}>` });
const making = {
  ...{ brands: [named('suo')], groups: [named('g1'), named('g2')], tags: [], size_tables: [], tax_classes: [5] },
  properties: [
    { ...named('pattern'), unit: '', values: [named('dots')] },
    { ...named('weight'), unit: 'g', values: null },
  ],
} as unknown as ProductMaking;
const text = (key: string) => key;

it.each([
  ['brand', 'suo', '<suo>'],
  ['groups', 'g1\ng2', '<g1>, <g2>'],
  ['groups', 'gone', 'gone'],
  ['property_pattern', 'dots', '<dots>'],
  ['property_weight', '12,5', '12,5'],
  ['slug', 'kuura', 'kuura'],
  ['is_outlet', '', 'staff_log.no'],
  ['is_outlet', 'yes', 'staff_log.yes'],
] as const)('%s %j is told as %s', (name, value, words) => {
  expect(wordsOfFact(name, value, { making, text })).toBe(words);
});
