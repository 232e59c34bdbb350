import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRenderRequest } from '../../src/server/renderer.tsx';
import type { Release } from '../releases/release.ts';
import type { Renderer } from '../renderer.ts';
import { readSettings } from '../settings.ts';
import { PageService } from './page-service.ts';

const address = {
  locale: 'fi',
  path: '/old/',
  query: new URLSearchParams(),
  place: { country: 'fi', currency: 'eur' },
} as const;

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ productGroups: [] })));
afterEach(() => vi.unstubAllGlobals());

/** A shop whose every page leads elsewhere, and whose renderer waits to be told. */
function service(manifest: object = {}) {
  const listeners: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  const renderPage = vi.fn(
    (_request: PageRenderRequest) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ kind: 'redirect', status: 302, location: '/new/' }));
      }),
  );
  const pages = new PageService(
    readSettings({}),
    { renderPage } as Partial<Renderer> as Renderer,
    {
      current: { id: 'a', manifest } as Release,
      onChange: (listener: () => void) => listeners.push(listener),
    } as never,
    {} as never,
  );
  const rendered = async () => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  };
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return { pages, renderPage, rendered, publish };
}

test('a page is rendered once and kept for a minute', async () => {
  const { pages, renderPage, rendered } = service();
  const both = Promise.all([pages.page(address), pages.page(address)]);
  await rendered();
  const [page] = await both;
  expect(await pages.page(address)).toBe(page);
  expect(renderPage).toHaveBeenCalledOnce();
  expect(pages.freshUntil(page)).toBe(page.at + 60_000);
});

test('a page that was being rendered while a release came is shown and not kept', async () => {
  const { pages, renderPage, rendered, publish } = service();
  const asked = pages.page(address);
  await vi.waitFor(() => expect(renderPage).toHaveBeenCalled());
  publish();
  await rendered();
  expect(pages.freshUntil(await asked)).toBeNull();
  const again = pages.page(address);
  await rendered();
  await again;
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('a page whose owner does not offer it is looked up all the same: it is unavailable, and not missing', async () => {
  const { pages, renderPage, rendered } = service({ 'mf-catalog': { exposes: {} } });
  const asked = pages.page(address);
  await rendered();
  await asked;
  const [request] = renderPage.mock.calls[0] ?? [];
  expect(request?.match('/history/')).toMatchObject({ remote: 'mf-catalog', expose: './history' });
});
