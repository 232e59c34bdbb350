import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateStock, type StockNeed } from './allocate-stock.ts';

const need = (amount: number, more: Partial<StockNeed> = {}): StockNeed => ({
  variantId: 1,
  amount,
  onlyStoreId: null,
  nearStoreId: null,
  canBackorder: false,
  ...more,
});
const shelf = (storeId: number, free: number, variantId = 1) => ({ variantId, storeId, free });

describe('where the pieces of an order come from', () => {
  it('the central warehouse, which is store 20, goes before stores (AVAIL-13)', () => {
    expect(allocateStock([need(2)], [shelf(3, 9), shelf(20, 5)])).toEqual([{ variantId: 1, storeId: 20, amount: 2 }]);
  });

  it('the store of collection goes before the warehouse', () => {
    expect(allocateStock([need(2, { nearStoreId: 3 })], [shelf(3, 9), shelf(20, 5)])).toEqual([
      { variantId: 1, storeId: 3, amount: 2 },
    ]);
  });

  it('a supplier’s stock is taken from when our own is not enough, however full it is (AVAIL-30)', () => {
    const supplier = { ...shelf(21, 99), isExternal: true };
    expect(allocateStock([need(2)], [supplier, shelf(3, 2)])).toEqual([{ variantId: 1, storeId: 3, amount: 2 }]);
    expect(allocateStock([need(3)], [supplier, shelf(3, 2)])).toEqual([
      { variantId: 1, storeId: 3, amount: 2 },
      { variantId: 1, storeId: 21, amount: 1 },
    ]);
  });

  it('one store that has all is better than two parcels', () => {
    expect(allocateStock([need(3)], [shelf(1, 2), shelf(2, 3), shelf(3, 2)])).toEqual([
      { variantId: 1, storeId: 2, amount: 3 },
    ]);
  });

  it('express pickup takes from its own store or from nowhere', () => {
    expect(allocateStock([need(2, { onlyStoreId: 3 })], [shelf(3, 1), shelf(20, 5)])).toBeNull();
  });

  it('what the supplier brings needs no shelf', () => {
    expect(allocateStock([need(3, { canBackorder: true })], [shelf(20, 1)])).toEqual([
      { variantId: 1, storeId: 20, amount: 1 },
    ]);
  });

  it('no shelf is ever promised more than it holds, and the needs are met whole or not at all (MONEY-30)', () => {
    const rows = fc.uniqueArray(fc.record({ storeId: fc.integer({ min: 1, max: 20 }), free: fc.nat(5) }), {
      selector: (row) => row.storeId,
    });
    fc.assert(
      fc.property(rows, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), (stock, amounts) => {
        const free = stock.map((row) => shelf(row.storeId, row.free));
        const all = allocateStock(
          amounts.map((amount) => need(amount)),
          free,
        );
        const wanted = amounts.reduce((total, amount) => total + amount, 0);
        const have = stock.reduce((total, row) => total + row.free, 0);
        if (all === null) return wanted > have;
        return (
          all.reduce((total, pick) => total + pick.amount, 0) === wanted &&
          all.every((pick) => pick.amount <= (stock.find((row) => row.storeId === pick.storeId)?.free ?? 0))
        );
      }),
    );
  });
});
