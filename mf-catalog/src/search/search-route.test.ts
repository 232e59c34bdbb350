import { expect, it } from 'vitest';
import { load, opening } from '../testing/opening.ts';
import { route } from './search-route.ts';

it('a search that fails leaves a page that says so and can be tried again (SEARCH-5)', async () => {
  const { request, calls } = opening('/search/?q=jacket', {}, {});
  const data = await load(route, request);
  if (typeof data === 'string') throw new Error(data);
  expect(data).toMatchObject({ words: 'jacket', page: { isFailed: true, total: 0 } });
  expect(calls.some(({ pathname }) => pathname === '/api/search/')).toBe(true);
});
