import { beforeEach, expect, it, vi } from 'vitest';
import { CachedPages } from './cached-pages.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';

vi.mock('./load-page.ts', () => ({ loadPage: vi.fn() }));
const load = vi.mocked(loadPage);
const environment = {} as PageEnvironment;
const tents = new URL('https://havu.example/tents/');
const { signal } = new AbortController();
const page = (kind: LoadedPage['kind']) => ({ kind, path: '/tents/' }) as LoadedPage;

beforeEach(() => load.mockReset().mockImplementation(async () => page('page')));

it('a prefetched page is loaded once, and used once', async () => {
  const cached = new CachedPages();
  await cached.prefetch(tents, environment);
  await cached.load(tents, signal, environment, false);
  expect(load).toHaveBeenCalledTimes(1);
  await cached.load(tents, signal, environment, false);
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that was seen serves the way back', async () => {
  const cached = new CachedPages();
  const seen = await cached.load(tents, signal, environment, false);
  expect(await cached.load(tents, signal, environment, true)).toBe(seen);
  cached.clear();
  await cached.load(tents, signal, environment, true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('what a navigation is loading is not prefetched beside it', async () => {
  const cached = new CachedPages();
  const loading = cached.load(tents, signal, environment, false);
  await cached.prefetch(tents, environment);
  await loading;
  expect(load).toHaveBeenCalledTimes(1);
});

it('a failure is not cached', async () => {
  const cached = new CachedPages();
  load.mockImplementation(async () => page('error'));
  await cached.prefetch(tents, environment);
  await cached.load(tents, signal, environment, false);
  await cached.load(tents, signal, environment, true);
  expect(load).toHaveBeenCalledTimes(3);
});
