import { describe, expect, it } from 'vitest';
import { hasRecipient, isGiftCard, toGiftCardAmount } from './gift-card-amount.ts';

describe('amount of a gift card (GIFT-1)', () => {
  it.each([
    ['50', 50],
    ['10000', 10_000],
    ['10001', 10_000],
    ['1e9', 10_000],
    ['0', 0],
    ['-1', 0],
    ['1.5', 0],
    ['55', 50],
    ['19,90', 10],
    ['', 0],
    ['fifty', 0],
  ])('%j buys %d €', (typed, amount) => {
    expect(toGiftCardAmount(typed)).toBe(amount);
  });
});

it('asks for a recipient for model 2427 only (GIFT-3)', () => {
  expect([2427, 1412, 3001].map(isGiftCard)).toEqual([true, true, false]);
  expect([2427, 1412].map(hasRecipient)).toEqual([true, false]);
});
