import { expect, it } from 'vitest';
import { compareSizes, isInSizeOrder } from './size-order.ts';

const sorted = (...sizes: string[]) => sizes.toSorted(compareSizes);

it('letter sizes come first in the order XXXS … XXXXXL (LIST-59)', () => {
  const order = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
  expect(sorted(...order.toReversed())).toEqual(order);
});

it('numeric sizes follow the letters, by value and not by text (LIST-59)', () => {
  expect(sorted('100', '42.5', 'M', '9', '42', 'XS')).toEqual(['XS', 'M', '9', '42', '42.5', '100']);
});

it('a decimal comma reads like a point, and a unit after the number does not disturb', () => {
  expect(sorted('8,5', '60 cm', '8', '55 cm')).toEqual(['8', '8,5', '55 cm', '60 cm']);
});

it('3XL stands where XXXL does, and lower case counts as upper', () => {
  expect(sorted('3XL', 'XL', 'xxl', '2XS', 's')).toEqual(['2XS', 's', 'XL', 'xxl', '3XL']);
});

it('sizes that are neither letters nor numbers come last, by text', () => {
  expect(sorted('One size', '40', 'Junior', 'L')).toEqual(['L', '40', 'Junior', 'One size']);
});

it('only letter sizes and figures have a place by themselves', () => {
  expect(['2xl', ' M', '42,5', '60 cm'].every(isInSizeOrder)).toBe(true);
  expect(['One size', 'Short', '', 'Size 42'].some(isInSizeOrder)).toBe(false);
});
