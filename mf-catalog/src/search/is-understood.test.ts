import { expect, it } from 'vitest';
import { isUnderstood } from './is-understood.ts';

const nothing = { isApproximate: false, groups: [], brands: [], pages: [], keywords: [] };
const near = { ...nothing, isApproximate: true };

it('what only comes near, or brings nothing at all, was not understood (SEARCH-2)', () => {
  expect(isUnderstood(near, 12)).toBe(false);
  expect(isUnderstood(near, 0)).toBe(false);
  expect(isUnderstood(nothing, 0)).toBe(false);
});

it('products, a page of the shop or a keyword answer a search, whatever else is near', () => {
  expect(isUnderstood(nothing, 1)).toBe(true);
  const pages = [{ name: 'Returns', path: '/returns/', image: null }];
  expect([isUnderstood({ ...near, pages }, 0), isUnderstood({ ...near, pages }, 12)]).toEqual([true, false]);
  expect(isUnderstood({ ...near, keywords: [{ id: 1, keyword: 'water column' }] }, 12)).toBe(true);
});
