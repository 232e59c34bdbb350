import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from './cart.ts';
import { jacket } from './cart-examples.ts';
import { addProductTo } from './change-rows.ts';
import { mergeContent, parseCartContent, withContent, withLaterChanges, writeCartContent } from './merge-content.ts';

describe('merging carts at sign-in', () => {
  it('loses nothing when the two have no common past', () => {
    expect(mergeContent({ 1: 2, 2: 1 }, { 2: 3, 3: 1 }, {})).toEqual({ 1: 2, 2: 3, 3: 1 });
  });

  it('keeps a removal on either side', () => {
    expect(mergeContent({ 1: 1 }, { 1: 1, 2: 1 }, { 1: 1, 2: 1 })).toEqual({ 1: 1 });
    expect(mergeContent({ 1: 1, 2: 1 }, { 1: 1 }, { 1: 1, 2: 1 })).toEqual({ 1: 1 });
  });

  it('does not double what both sides hold', () => {
    expect(mergeContent({ 1: 2 }, { 1: 2 }, {})).toEqual({ 1: 2 });
  });

  it('never loses a product that both sides hold, whatever the past', () => {
    const content = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(content, content, content, (local, remote, base) => {
        const merged = mergeContent(local, remote, base);
        for (const id of Object.keys(local)) if (remote[id]) expect(merged[id]).toBeGreaterThan(0);
      }),
    );
  });

  it('keeps what was done between the question and the answer', () => {
    expect(withLaterChanges({ 1: 1 }, { 1: 1 }, { 1: 1, 2: 1 })).toEqual({ 1: 1, 2: 1 });
    expect(withLaterChanges({ 1: 3, 2: 1 }, { 1: 1, 2: 1 }, { 1: 2 })).toEqual({ 1: 3 });
    expect(withLaterChanges({}, { 1: 1 }, { 1: 1 })).toEqual({});
  });

  it('keeps the words and prices of rows that are here already', () => {
    const cart = addProductTo(emptyCart, { productId: 1, amount: 1, snapshot: jacket }).cart;
    expect(withContent(cart, { 1: 3, 9: 2 }).products).toMatchObject([
      { productId: 1, amount: 3, name: jacket.name },
      { productId: 9, amount: 2, name: '' },
    ]);
  });

  it('reads the JSON string of the customer, and nothing from a broken one', () => {
    expect(parseCartContent(writeCartContent({ 5: 2 }))).toEqual({ 5: 2 });
    expect(parseCartContent('{"products":[{"productId":"x"},7]}')).toEqual({});
    expect(parseCartContent(writeCartContent({ 5: 1e12, 3000000000: 1 }))).toEqual({});
    expect(parseCartContent('oops')).toEqual({});
  });
});
