import { describe, expect, it } from 'vitest';
import {
  type Complained,
  type Declared,
  isAllWithdrawn,
  linesAfterSale,
  linesToWithdraw,
  type SoldLine,
} from './lines-after-sale.ts';

const line = (variant_id: number, amount: number): SoldLine => ({
  kind: 'product',
  variant_id,
  ...{ manufacturer: 'Kaamos', name: `Takki ${variant_id}`, color: 'Moss', size: 'M', type: '' },
  amount,
});
const sold = [line(1, 3), line(2, 1), { ...line(3, 1), kind: 'gift_card' as const }];
const declared = (product_id: number, amount: number, outcome: Declared['outcome'] = null): Declared => ({
  lines: [{ product_id, amount }],
  outcome,
});
const lines = (...each: Declared[]) => linesAfterSale(sold, each);

describe('what became of an order’s goods', () => {
  it('is told per variant, bought alone or in a set; a gift card is money and no goods', () => {
    expect(linesAfterSale([...sold, line(2, 2)], [declared(2, 1)])).toEqual([
      { productId: 1, name: 'Kaamos Takki 1, Moss, M', bought: 3, withdrawn: 0, complained: 0 },
      { productId: 2, name: 'Kaamos Takki 2, Moss, M', bought: 3, withdrawn: 1, complained: 0 },
    ]);
  });

  it('counts what was refunded or closed, and not what was revoked', () => {
    const withdrawn = (outcome: Declared['outcome']) => lines(declared(2, 1, outcome))[1]?.withdrawn;
    expect([null, 'refunded' as const, 'closed' as const, 'revoked' as const].map(withdrawn)).toEqual([1, 1, 1, 0]);
  });

  it('counts complaints, and none that was refused', () => {
    const about = (status: Complained['status']): Complained => ({ variant_id: 1, status });
    const complaints = [about('new-return'), about('processed-return'), about('rejected-return')];
    expect(linesAfterSale(sold, [], complaints).map(({ complained }) => complained)).toEqual([2, 0]);
  });

  it('is all withdrawn when nothing is left, also by several declarations', () => {
    expect(isAllWithdrawn(lines(declared(1, 3)))).toBe(false);
    expect(isAllWithdrawn(lines(declared(1, 2), declared(2, 1), declared(1, 1)))).toBe(true);
    expect(isAllWithdrawn([])).toBe(false);
  });
});

describe('what a buyer can withdraw from', () => {
  it('is the whole order where no lines are named, except gift cards, which are money', () => {
    expect(linesToWithdraw(lines(), [])).toEqual([
      { productId: 1, name: 'Kaamos Takki 1, Moss, M', amount: 3 },
      { productId: 2, name: 'Kaamos Takki 2, Moss, M', amount: 1 },
    ]);
  });

  it('is what was not withdrawn before; choosing that again is told as such', () => {
    expect(linesToWithdraw(lines(declared(1, 2)), []).map(({ amount }) => amount)).toEqual([1, 1]);
    expect(() => linesToWithdraw(lines(declared(1, 2)), [{ productId: 1, amount: 2 }])).toThrow('withdrawal_known');
    expect(() => linesToWithdraw(lines(declared(1, 3)), [{ productId: 1, amount: 1 }])).toThrow('withdrawal_known');
    expect(() => linesToWithdraw(lines(declared(1, 3), declared(2, 1)), [])).toThrow('withdrawal_known');
  });

  it('is nothing of another order, and never more than was bought', () => {
    expect(() => linesToWithdraw(lines(), [{ productId: 99, amount: 1 }])).toThrow('invalid_request');
    expect(() => linesToWithdraw(lines(), [{ productId: 3, amount: 1 }])).toThrow('invalid_request');
    expect(() => linesToWithdraw(lines(), [{ productId: 1, amount: 4 }])).toThrow('invalid_request');
  });
});
