import { expect, it } from 'vitest';
import { Texts } from './texts.ts';

it('a key without a text shows itself, so that it is seen', () => {
  expect(new Texts('fi').translate('shell', 'error.unknown')).toBe('error.unknown');
});

it('texts are found by package and nested key, with their values as they are', () => {
  const texts = new Texts('en');
  texts.add('x', { row: { remove: 'Remove {{name}}' } });
  expect(texts.has('x')).toBe(true);
  expect(texts.has('y')).toBe(false);
  expect(texts.translate('x', 'row.remove', { name: '<Kuura> & co' })).toBe('Remove <Kuura> & co');
  expect(texts.translate('x', 'row.remove', { name: '$t(row.remove) $& {{name}}' })).toBe(
    'Remove $t(row.remove) $& {{name}}',
  );
  expect(texts.translate('x', 'row.remove', {})).toBe('Remove ');
});

it('Russian has three plural forms', () => {
  const texts = new Texts('ru');
  texts.add('x', { things_one: '{{count}} товар', things_few: '{{count}} товара', things_many: '{{count}} товаров' });
  expect([1, 2, 5, 21].map((count) => texts.translate('x', 'things', { count }))).toEqual([
    '1 товар',
    '2 товара',
    '5 товаров',
    '21 товар',
  ]);
});

it('none has a text of its own where one is written', () => {
  const texts = new Texts('en');
  texts.add('x', { things_zero: 'Nothing', things_one: '{{count}} thing', things_other: '{{count}} things' });
  const told = [0, 1, 2, 0, 7].map((count) => texts.translate('x', 'things', { count }));
  expect(told).toEqual(['Nothing', '1 thing', '2 things', 'Nothing', '7 things']);
});

it('languages stand side by side', () => {
  const [finnish, english] = [new Texts('fi'), new Texts('en')];
  finnish.add('x', { cart: 'Ostoskori' });
  english.add('x', { cart: 'Cart' });
  expect([finnish.translate('x', 'cart'), english.translate('x', 'cart')]).toEqual(['Ostoskori', 'Cart']);
});

it('texts that come later take the place of those that were looked up', () => {
  const texts = new Texts('en');
  expect(texts.translate('x', 'cart')).toBe('cart');
  texts.add('x', { cart: 'Cart' });
  expect(texts.translate('x', 'cart')).toBe('Cart');
  texts.add('x', { cart: 'Basket' });
  expect(texts.translate('x', 'cart')).toBe('Basket');
});
