import { expect, it } from 'vitest';
import { type CachedPage, PageCache, PageCaches } from './page-cache.ts';

const page = (bytes: number): CachedPage => ({
  status: 200,
  location: null,
  html: Buffer.alloc(bytes),
  encoded: {},
  at: 0,
  isOwnDocument: false,
  isWhole: true,
  generation: 0,
});

it('the pages used longest ago make room', () => {
  const cache = new PageCache(450);
  cache.set('a', page(100));
  cache.set('b', page(100));
  cache.get('a');
  cache.set('c', page(100));
  cache.set('d', page(100));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

it('a page larger than the cache is not kept', () => {
  const cache = new PageCache(100);
  cache.set('a', page(1000));
  expect(cache.get('a')).toBeUndefined();
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
