import { expect, it } from 'vitest';
import { blockedStockText, isLegacy, priceEndingMaxDays } from './product-settings.ts';

it.each([
  ['14', 14],
  ['0', 0],
  [undefined, 30],
  ['', 30],
  ['-1', 30],
  ['a month', 30],
])('price_ending_max_days %j: an offer’s end is told within %i days (PRODUCT-70)', (written, days) => {
  expect(priceEndingMaxDays(new Map(written === undefined ? [] : [['price_ending_max_days', written]]))).toBe(days);
});

it.each([
  ['118,204', 118, true],
  ['118, 204', 204, true],
  ['118,204', 11, false],
  ['', 0, false],
])('legacy_model_ids %j: model %i lives under /old: %s (PRODUCT-4)', (written, id, expected) => {
  expect(isLegacy(id, new Map([['legacy_model_ids', written]]))).toBe(expected);
});

it('blocked_stock_text is the language’s own, else the general one (CONF-46)', () => {
  const settings = new Map([
    ['blocked_stock_text', 'Vain myymälöistä.'],
    ['blocked_stock_text_en', 'In stores only.'],
  ]);
  expect(blockedStockText(settings, 'en')).toBe('In stores only.');
  expect(blockedStockText(settings, 'fr')).toBe('Vain myymälöistä.');
  expect(blockedStockText(new Map(), 'en')).toBe('');
});
