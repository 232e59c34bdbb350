import { expect, it } from 'vitest';
import { isLegacy, priceEndingMaxDays } from './product-settings.ts';

it.each([
  ['14', 14],
  ['0', 0],
  [undefined, 30],
  ['', 30],
  ['-1', 30],
  ['a month', 30],
])('price_ending_max_days %j: an offer’s end is told within %i days (spec: catalogue §9)', (written, days) => {
  expect(priceEndingMaxDays(new Map(written === undefined ? [] : [['price_ending_max_days', written]]))).toBe(days);
});

it.each([
  ['118,204', 118, true],
  ['118, 204', 204, true],
  ['118,204', 11, false],
  ['', 0, false],
])('legacy_model_ids %j: model %i lives under /old: %s (decisions.md)', (written, id, expected) => {
  expect(isLegacy(id, new Map([['legacy_model_ids', written]]))).toBe(expected);
});
