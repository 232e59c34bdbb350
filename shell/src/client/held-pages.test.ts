import { beforeEach, expect, test, vi } from 'vitest';
import { type LoadedPage, loadPage } from '../pages/load-page.ts';
import type { PageEnvironment } from '../pages/page-environment.ts';
import { HeldPages } from './held-pages.ts';

vi.mock('../pages/load-page.ts', () => ({ loadPage: vi.fn() }));
const load = vi.mocked(loadPage);
const environment = {} as PageEnvironment;
const tents = new URL('https://havu.example/tents/');
const { signal } = new AbortController();
const page = (kind: LoadedPage['kind']) => ({ kind, path: '/tents/' }) as LoadedPage;

beforeEach(() => load.mockReset().mockImplementation(async () => page('page')));

test('a prefetched page is loaded once, and used once', async () => {
  const held = new HeldPages();
  await held.prefetch(tents, environment);
  await held.load(tents, signal, environment, false);
  expect(load).toHaveBeenCalledTimes(1);
  await held.load(tents, signal, environment, false);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that was seen serves the way back', async () => {
  const held = new HeldPages();
  const seen = await held.load(tents, signal, environment, false);
  expect(await held.load(tents, signal, environment, true)).toBe(seen);
  held.clear();
  await held.load(tents, signal, environment, true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what a navigation is loading is not prefetched beside it', async () => {
  const held = new HeldPages();
  const loading = held.load(tents, signal, environment, false);
  await held.prefetch(tents, environment);
  await loading;
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is not held', async () => {
  const held = new HeldPages();
  load.mockImplementation(async () => page('error'));
  await held.prefetch(tents, environment);
  await held.load(tents, signal, environment, false);
  await held.load(tents, signal, environment, true);
  expect(load).toHaveBeenCalledTimes(3);
});
