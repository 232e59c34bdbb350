import { describe, expect, it } from 'vitest';
import { linesToWithdraw, type SoldLine } from './withdrawable-lines.ts';

const line = (variant_id: number, amount: number, row_minor: number, discount_minor = 0): SoldLine => ({
  kind: 'product',
  variant_id,
  manufacturer: 'Kaamos',
  name: `Takki ${variant_id}`,
  amount,
  row_minor,
  discount_minor,
});
const sold = [line(1, 3, 30_000, 1_000), line(2, 1, 5_000), { ...line(3, 1, 10_000), kind: 'gift_card' as const }];

describe('what a buyer can withdraw from', () => {
  it('is the whole order where no lines are named, except gift cards, which are money', () => {
    expect(linesToWithdraw(sold, [], [])).toEqual([
      { productId: 1, name: 'Kaamos Takki 1', amount: 3, paidMinor: 29_000 },
      { productId: 2, name: 'Kaamos Takki 2', amount: 1, paidMinor: 5_000 },
    ]);
  });

  it('is worth what was paid for those pieces, never more', () => {
    const parts = [1, 1, 1].map(() => linesToWithdraw(sold, [], [{ productId: 1, amount: 1 }])[0]?.paidMinor ?? 0);
    expect(parts.reduce((total, part) => total + part, 0)).toBeLessThanOrEqual(29_000);
  });

  it('is what was not withdrawn before', () => {
    expect(linesToWithdraw(sold, [{ product_id: 1, amount: 2 }], []).map(({ amount }) => amount)).toEqual([1, 1]);
    expect(() => linesToWithdraw(sold, [{ product_id: 1, amount: 2 }], [{ productId: 1, amount: 2 }])).toThrow(
      'invalid_request',
    );
    const all = [
      { product_id: 1, amount: 3 },
      { product_id: 2, amount: 1 },
    ];
    expect(() => linesToWithdraw(sold, all, [])).toThrow('withdrawal_known');
  });

  it('is nothing of another order', () => {
    expect(() => linesToWithdraw(sold, [], [{ productId: 99, amount: 1 }])).toThrow('invalid_request');
    expect(() => linesToWithdraw(sold, [], [{ productId: 3, amount: 1 }])).toThrow('invalid_request');
  });
});
