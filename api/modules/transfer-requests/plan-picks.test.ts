import { describe, expect, it } from 'vitest';
import { planPicks } from './plan-picks.ts';

const nameOf = (id: number) => `tuote ${id}`;
const row = (productId: number, amount: number, picks = {}) => ({ productId, amount, picks });

describe('where a transfer is picked from (CHECKOUT-74)', () => {
  it('takes all from the only warehouse', () => {
    expect(planPicks([row(1, 4)], [20], nameOf)).toEqual({ picks: [{ variantId: 1, storeId: 20, amount: 4 }] });
  });

  it('takes what was picked from several, in the order in which shelves are locked', () => {
    const plan = planPicks([row(2, 3, { 20: 2, 1: 1 }), row(1, 1, { 20: 1 })], [20, 1], nameOf);
    expect(plan).toEqual({
      picks: [
        { variantId: 1, storeId: 20, amount: 1 },
        { variantId: 2, storeId: 1, amount: 1 },
        { variantId: 2, storeId: 20, amount: 2 },
      ],
    });
  });

  it('names the row, in Finnish, whose picked total does not cover its amount', () => {
    expect(planPicks([row(1, 1, { 20: 1 }), row(7, 3, { 20: 1, 1: 1 })], [20, 1], nameOf)).toEqual({
      short: 'Valitse tarpeeksi tuotteita keräilyvarastoista riville tuote 7.',
    });
  });

  it('does not count pieces of a warehouse that was not chosen', () => {
    expect(planPicks([row(1, 1, { 2: 1 })], [20, 1], nameOf)).toHaveProperty('short');
  });
});
