import { expect, it } from 'vitest';
import { indexedPage, pageNumber, pageStart } from './page-number.ts';

it.each([
  ['', 1],
  ['?page=2', 2],
  ['?size=XL&page=12', 12],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=x', 1],
  ['?page=99999', 1],
])('the query %s asks for page %i', (search, page) => expect(pageNumber(search)).toBe(page));

it('a page begins after the cards of the pages before it', () => {
  expect(pageStart('', 288)).toBe(0);
  expect(pageStart('?page=3', 288)).toBe(120);
});

it('search engines keep pages of the plain list only', () => {
  expect(indexedPage(new URL('http://shop/jackets/?page=2'))).toBe(2);
  expect(indexedPage(new URL('http://shop/jackets/?page=2&sort=lowest'))).toBe(1);
});
