import { expect, it } from 'vitest';
import { bookAmounts } from './book-amounts.ts';

it('amounts in books have two decimals and a minus sign, in the figures of their language', () => {
  expect(bookAmounts('en')(1234.5)).toBe('1,234.50');
  expect(bookAmounts('fi')(-84.09)).toBe('−84,09');
  expect(bookAmounts('de')(0)).toBe('0,00');
});
