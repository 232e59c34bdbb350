import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { matchedOrder } from './matched-order.ts';

const items = [
  listItem({ id: 1, name: 'Halla', shortDescription: 'A warm jacket', soldAmount: 900 }),
  listItem({ id: 2, name: 'Kuura Shell Jacket', soldAmount: 10, ratingCount: 3 }),
  listItem({ id: 3, name: 'Tuisku Jacket', soldAmount: 50 }),
  listItem({ id: 4, name: 'Aava Shell Jacket', soldAmount: 10, ratingCount: 8 }),
  listItem({ id: 5, name: 'Tent', soldAmount: 5000 }),
];
const ids = (words: string) => [...matchedOrder(items, words)].map((position) => items[position]?.id);

it('text match first, then most converted, then most looked at (SEARCH-6)', () => {
  expect(ids('shell JACKET')).toEqual([4, 2, 3, 1, 5]);
});

it('without words it is the most converted first', () => {
  expect(ids('  ')).toEqual([5, 1, 3, 4, 2]);
});
