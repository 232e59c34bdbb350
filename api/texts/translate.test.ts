import { localeCodes } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { textKeys, translate } from './translate.ts';

const withoutPlural = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

describe('the service’s texts', () => {
  it.each(localeCodes)('%s has every text of the others', (locale) => {
    const expected = new Set(localeCodes.flatMap((code) => textKeys(code).map(withoutPlural)));
    const own = new Set(textKeys(locale).map(withoutPlural));
    expect([...expected].filter((key) => !own.has(key))).toEqual([]);
  });

  it('choose the plural by the language', () => {
    expect([1, 2, 5].map((count) => translate('ru', 'shipping.days', { count }))).toEqual([
      '1 рабочий день',
      '2 рабочих дня',
      '5 рабочих дней',
    ]);
    expect(translate('fi', 'shipping.day_range', { from: 1, count: 3 })).toBe('1–3 arkipäivää');
  });

  it('show the key where there is no text, and never take it for a pattern', () => {
    expect(translate('en', 'no.such.text')).toBe('no.such.text');
    expect(translate('en', 'shipping.express_pickup', { store: '$&{{store}}' })).toBe('Express pickup: $&{{store}}');
  });
});
