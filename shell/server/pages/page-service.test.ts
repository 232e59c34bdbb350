import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RenderedPage, RenderOrder } from '../rendering/render-order.ts';
import type { ServiceChanges } from '../rendering/service-watch.ts';
import { readSettings } from '../settings.ts';
import { PageService } from './page-service.ts';

const address = {
  locale: 'fi',
  path: '/old/',
  query: new URLSearchParams(),
  place: { country: 'fi', currency: 'eur' },
  flags: {},
} as const;

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ productGroups: [] })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A shop whose pages wait to be rendered, and whose service is there until it is told otherwise. */
function service() {
  const listeners: (() => void)[] = [];
  const ofChanges: ((changes: ServiceChanges) => void)[] = [];
  const waiting: ((status: number) => void)[] = [];
  const silence = Promise.withResolvers<void>();
  const render = vi.fn(
    (_order: RenderOrder) =>
      new Promise<RenderedPage>((resolve) => {
        waiting.push((status) =>
          resolve({
            ...{ status, location: null, html: new Uint8Array(1), styles: [], isOwnDocument: false },
            tags: new Set(['model:1']),
          }),
        );
      }),
  );
  const pages = new PageService(readSettings({}), {
    appVersion: () => '1a2b-7',
    rendering: { render, forget: () => {}, isServiceAway: false },
    releases: { onChange: (listener) => void listeners.push(listener) },
    service: {
      onAway: () => {},
      onChanges: (listener) => void ofChanges.push(listener),
      whenSilent: () => silence.promise,
    },
  });
  const rendered = async (status = 200) => {
    await expect.poll(() => waiting).not.toHaveLength(0);
    waiting.shift()?.(status);
  };
  const publish = () => {
    for (const listener of listeners) listener();
  };
  const changed = (tags: string[] | null, catalogueVersion = 1) => {
    for (const listener of ofChanges) listener({ catalogueVersion, tags });
  };
  return { pages, render, rendered, publish, changed, fallSilent: () => silence.resolve() };
}

it('a page is rendered once and kept for a minute', async () => {
  const { pages, render, rendered } = service();
  const both = Promise.all([pages.page(address), pages.page(address)]);
  await rendered();
  const [page] = await both;
  expect(await pages.page(address)).toBe(page);
  expect(render).toHaveBeenCalledOnce();
  expect(pages.isFresh(page)).toBe(true);
  expect(page.freshUntil).toBe(page.at + 60_000);
});

it('a page that was being rendered while a release came is shown and not kept', async () => {
  const { pages, render, rendered, publish } = service();
  const asked = pages.page(address);
  await expect.poll(() => render).toHaveBeenCalled();
  publish();
  await rendered();
  expect(pages.isFresh(await asked)).toBe(false);
  const again = pages.page(address);
  await rendered();
  await again;
  expect(render).toHaveBeenCalledTimes(2);
});

/** A page that was rendered once, under a release that is not the live one any more. */
async function renderedBefore() {
  const shop = service();
  const first = shop.pages.page(address);
  await shop.rendered();
  const older = await first;
  shop.publish();
  return { ...shop, older };
}

it('where a page cannot be rendered, an older one is shown in its place', async () => {
  const { pages, rendered, older } = await renderedBefore();
  for (const status of [503, 500]) {
    const asked = pages.page(address);
    await rendered(status);
    expect(await asked).toBe(older);
  }
  const asked = pages.page(address);
  await rendered(200);
  expect(await asked).not.toBe(older);
});

it('while the service is silent an older page is shown at once', async () => {
  const { pages, older, fallSilent } = await renderedBefore();
  const asked = pages.page(address);
  fallSilent();
  expect(await asked).toBe(older);
});

it('a page that was never rendered tells the failure', async () => {
  const { pages, rendered } = service();
  const asked = pages.page(address);
  await rendered(503);
  expect((await asked).status).toBe(503);
});

it('visitors with a flag get pages of their own, and the configuration tells it (CONF-57)', async () => {
  const { pages, render, rendered } = service();
  const plain = pages.page(address);
  await rendered();
  await plain;
  const flagged = pages.page({ ...address, flags: { shoe_wizard: true } });
  await rendered();
  expect(await flagged).not.toBe(await plain);
  expect(await pages.page({ ...address, flags: { shoe_wizard: true } })).toBe(await flagged);
  expect(render.mock.calls.map(([{ config }]) => config.features)).toEqual([{}, { shoe_wizard: true }]);
});

/** A page that was rendered, and time that stands still. */
async function renderedNow() {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  const shop = service();
  shop.changed([]);
  const first = shop.pages.page(address);
  await shop.rendered();
  return { ...shop, first: await first };
}

it('what was made of data that became stale is shown no more, a second after it was rendered (FRESH-1, FRESH-3)', async () => {
  const { pages, render, rendered, changed, first } = await renderedNow();
  changed(['model:2', 'lists']);
  expect(first.freshUntil).toBe(first.at + 60_000);
  changed(['model:1']);
  expect(await pages.page(address)).toBe(first);
  vi.setSystemTime(first.at + 1000);
  const again = pages.page(address);
  await rendered();
  expect(await again).not.toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
});

it('a page that was being rendered when its data became stale is not kept for longer (FRESH-1)', async () => {
  const { pages, rendered, changed, first } = await renderedNow();
  changed(['model:1']);
  vi.setSystemTime(first.at + 1000);
  const asked = pages.page(address);
  changed(['model:1']);
  await rendered();
  const page = await asked;
  expect(page.freshUntil).toBe(page.at + 1000);
});

it('where nobody knows what became stale, every page is shown once more and renewed behind it (FRESH-4)', async () => {
  const { pages, render, rendered, changed, first } = await renderedNow();
  changed(null);
  expect(await pages.page(address)).toBe(first);
  await rendered();
  await expect.poll(() => pages.page(address)).not.toBe(first);
  expect(render).toHaveBeenCalledTimes(2);
});

it('a new version of the catalogue ends all pages of the one before; an older one says nothing (FRESH-2)', async () => {
  const { pages, changed, first } = await renderedNow();
  changed([], 0);
  expect(pages.isFresh(first)).toBe(true);
  changed([], 2);
  expect(pages.isFresh(first)).toBe(false);
});
