import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setRelease } from './known-release.ts';
import { hasAnyMovedOn, hasMovedOn } from './watch-releases.ts';

const live = vi.fn(async (_href: string) => new Response(''));
const runs = (catalog: string, product: string) =>
  live.mockImplementation(async () => Response.json({ remotes: { 'mf-catalog': catalog, 'mf-product': product } }));
const place = (version: string) => ({ version, base: '/remotes/', entry: 'entry.js' });

beforeEach(() => {
  vi.stubGlobal('fetch', live);
  setRelease({
    id: 'r1',
    remotes: { 'mf-catalog': place('a1'), 'mf-product': place('b1') },
    integrity: {},
    full: { href: '/full.json', integrity: '' },
  });
});
afterEach(() => {
  live.mockReset();
  vi.unstubAllGlobals();
});

it('the shop is asked once whether it runs another release of any remote (ROUTE-126)', async () => {
  runs('a1', 'b1');
  expect(await hasAnyMovedOn()).toBe(false);
  expect(live).toHaveBeenCalledTimes(1);
  runs('a1', 'b2');
  expect(await hasAnyMovedOn()).toBe(true);
  expect(live).toHaveBeenCalledTimes(2);
});

it('a release of another remote is not this one’s; where the shop does not answer, nothing is known', async () => {
  runs('a1', 'b2');
  expect([await hasMovedOn('mf-catalog'), await hasMovedOn('mf-product')]).toEqual([false, true]);
  live.mockRejectedValue(new TypeError('Failed to fetch'));
  expect([await hasMovedOn('mf-product'), await hasAnyMovedOn()]).toEqual([false, false]);
});
