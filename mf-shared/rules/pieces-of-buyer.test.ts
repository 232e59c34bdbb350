import { expect, it } from 'vitest';
import { piecesInReturn, piecesOfBuyer } from './pieces-of-buyer.ts';

const none = {
  ...{ kept: 0, cancelled: 0, declared: 0, on_way: 0, back: 0, refused: 0, repaired: 0, exchanged: 0, refunded: 0 },
};

it('counts as the buyer’s what is kept, not decided, refused or repaired, and nothing else (AFTER-121)', () => {
  expect(piecesOfBuyer({ ...none, cancelled: 1, exchanged: 2, refunded: 3 })).toBe(0);
  expect(piecesOfBuyer({ ...none, kept: 1, declared: 1, on_way: 1, back: 1, refused: 1, repaired: 1 })).toBe(6);
});

it('counts in a return what is declared, on its way or not decided (AFTER-121)', () => {
  expect(piecesInReturn({ ...none, kept: 4, refused: 1, repaired: 1, exchanged: 1, refunded: 1 })).toBe(0);
  expect(piecesInReturn({ ...none, declared: 1, on_way: 2, back: 3 })).toBe(6);
});
