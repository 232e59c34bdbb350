import type { ProductListItem } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { sortOrder } from './sort-order.ts';

const priced = (active: number, reference: number | null = null): ProductListItem['price'] => ({
  active,
  reference,
  type: reference ? 'discount' : 'normal',
  percentage: null,
  club: null,
});

const products = [
  listItem({
    name: 'Tuisku',
    soldAmount: 5,
    published: '2026-03-01',
    rating: 8,
    ratingCount: 2,
    price: priced(200, 250),
  }),
  listItem({ name: 'aava', soldAmount: 9, published: '2025-01-01', rating: 8, ratingCount: 9, price: priced(90) }),
  listItem({ name: 'Äkäs', soldAmount: 1, published: '2026-05-01', rating: 9, ratingCount: 1, price: priced(50, 100) }),
  listItem({ name: 'Zorro', manufacturer: 'Ahkio', soldAmount: 9, rating: 0, price: priced(200, 210) }),
];
const names = (sort: Parameters<typeof sortOrder>[1]) =>
  [...sortOrder(products, sort, 'fi')].map((position) => products[position]?.name);

it('default keeps the order of the list (LIST-33)', () => {
  expect(names('default')).toEqual(['Tuisku', 'aava', 'Äkäs', 'Zorro']);
});
it('popular is most sold first, equals in the order of the list (LIST-34)', () => {
  expect(names('popular')).toEqual(['aava', 'Zorro', 'Tuisku', 'Äkäs']);
});
it('newest (LIST-35)', () => {
  expect(names('newest')).toEqual(['Äkäs', 'Tuisku', 'Zorro', 'aava']);
});
it('stars is top rated first, more ratings before fewer (LIST-36)', () => {
  expect(names('stars')).toEqual(['Äkäs', 'aava', 'Tuisku', 'Zorro']);
});
it('offers is largest discount first (LIST-37)', () => {
  expect(names('offers')).toEqual(['Äkäs', 'Tuisku', 'Zorro', 'aava']);
});
it('lowest and highest price (LIST-38, LIST-39)', () => {
  expect(names('lowest')).toEqual(['Äkäs', 'aava', 'Tuisku', 'Zorro']);
  expect(names('highest')).toEqual(['Tuisku', 'Zorro', 'aava', 'Äkäs']);
});
it('alphabetical by brand and name, as the language orders letters (LIST-40)', () => {
  expect(names('alphabetical')).toEqual(['Zorro', 'aava', 'Tuisku', 'Äkäs']);
});
