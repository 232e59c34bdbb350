import { expect, test } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

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

test('the pages used longest ago make room', () => {
  const cache = new PageCache(450);
  cache.set('a', page(100));
  cache.set('b', page(100));
  cache.get('a');
  cache.set('c', page(100));
  cache.set('d', page(100));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

test('a page larger than the cache is not kept', () => {
  const cache = new PageCache(100);
  cache.set('a', page(1000));
  expect(cache.get('a')).toBeUndefined();
});
