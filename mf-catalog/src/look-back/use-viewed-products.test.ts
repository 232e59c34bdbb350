import { expect, it } from 'vitest';
import { viewedSlugs } from './use-viewed-products.ts';

it('the last segment of a path names the product, once, newest first', () => {
  expect(viewedSlugs(['/kaamos/takit/kuura/', '/rova/kengat/halla/', '/old/kaamos/jackets/kuura/'])).toEqual([
    'kuura',
    'halla',
  ]);
});

it('at most 60, and nothing that is no slug (LIST-72, LIST-73)', () => {
  expect(viewedSlugs(Array.from({ length: 80 }, (_, index) => `/a/b/p${index}/`))).toHaveLength(60);
  expect(viewedSlugs(['', '/', '/a/b,c/', '/a/x y/'])).toEqual([]);
});
