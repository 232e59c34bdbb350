import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('a sum that is typed by hand', () => {
  it.each([
    ['20', 20],
    ['20,5', 20.5],
    ['20.50', 20.5],
    [' 1 234,50 ', 1234.5],
    ['1 234,50', 1234.5],
  ])('%j is %d', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each(['', '0', '0,00', '-5', '1e9', '1.234,50', '20,505', '20 €', 'NaN', '12345678'])('%j is none', (typed) =>
    expect(parseAmount(typed)).toBeNull(),
  );
});
