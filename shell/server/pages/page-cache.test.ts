import { expect, it } from 'vitest';
import { type CachedPage, PageCaches } from './page-cache.ts';

const page = (bytes: number): CachedPage => ({
  status: 200,
  location: null,
  html: Buffer.alloc(bytes),
  styles: [],
  encoded: {},
  ...{ at: 0, freshUntil: 0, shownUntil: 0, tags: new Set() },
  isOwnDocument: false,
  isWhole: true,
  generation: 0,
});

it('the pages used longest ago make room, by the bytes of a page and of its compressed copies', () => {
  const caches = new PageCaches({ plain: 450, others: 0 });
  caches.set('a', page(100), true);
  caches.set('b', page(100), true);
  caches.get('a');
  caches.set('c', page(100), true);
  caches.set('d', page(100), true);
  expect(['a', 'b', 'c', 'd'].filter((key) => caches.get(key))).toEqual(['a', 'c', 'd']);
});

it('queries and missing pages without end do not drive out the shop’s plain pages', () => {
  const caches = new PageCaches();
  const megabytes = 1024 * 1024;
  caches.set('plain', page(megabytes), true);
  for (let index = 0; index < 200; index += 1) caches.set(`query ${index}`, page(megabytes), false);
  expect(caches.get('plain')).toBeDefined();
  expect(caches.get('query 199')).toBeDefined();
  expect(caches.get('query 0')).toBeUndefined();
});

it('a page that was missing and is there takes its place among the plain ones', () => {
  const caches = new PageCaches();
  caches.set('a', page(1), false);
  const there = page(2);
  caches.set('a', there, true);
  expect(caches.get('a')).toBe(there);
  caches.clear();
  expect(caches.get('a')).toBeUndefined();
});
