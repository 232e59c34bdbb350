import { describe, expect, it } from 'vitest';
import { fillIn, pluralKeys } from './text-forms.ts';

describe('a text', () => {
  it.each([
    ['en', 1, ['things_one', 'things']],
    ['en', 0, ['things_zero', 'things_other', 'things']],
    ['ru', 2, ['things_few', 'things']],
    ['ru', 5, ['things_many', 'things']],
    ['fr', 0, ['things_zero', 'things_one', 'things']],
    ['fi', 1.5, ['things_other', 'things']],
  ])('has, in %s and for %s, the forms %j', (language, count, keys) => {
    expect(pluralKeys('things', count, new Intl.PluralRules(language))).toEqual(keys);
  });

  it('has one form where nothing is counted', () => {
    expect(pluralKeys('things', undefined, new Intl.PluralRules('en'))).toEqual(['things']);
    expect(pluralKeys('things', '2', new Intl.PluralRules('en'))).toEqual(['things']);
  });

  it('takes values as they are, and nothing where one is missing', () => {
    expect(fillIn('{{a}} and {{b}}', { a: '$& {{b}}', b: 0 })).toBe('$& {{b}} and 0');
    expect(fillIn('{{a}} and {{c}}', { a: null })).toBe(' and ');
  });
});
