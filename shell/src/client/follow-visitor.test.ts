// @vitest-environment happy-dom
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { atom } from 'nanostores';
import type { DataRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { firstState, pageRouteId } from '../pages/shown-state.ts';
import { followVisitor } from './follow-visitor.ts';
import { documentLocation, LazyRouter } from './lazy-router.ts';
import type { Shop } from './shop.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('./report-error.ts', () => ({ reportError: report }));

const answers: Record<string, unknown> = {
  '/api/locale_by_ip/': { country_code: 'SE', currency: 'SEK' },
  '/api/init-config/': { deliveryCountryName: 'Sweden', currencyRate: 11.2, taxAreaId: 2 },
};
const get = vi.fn(async (path: string) => answers[path]);
const loaderData: Record<string, unknown> = {};
const page = (price: string) => ({ kind: 'page', path: '/', data: price }) as Partial<LoadedPage>;
const revalidate = vi.fn(async () => {
  loaderData[pageRouteId] = page('112 kr');
});
const navigate = vi.fn(async () => undefined);
const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
const reload = vi.spyOn(window.location, 'reload').mockReturnValue();

beforeEach(() => {
  vi.clearAllMocks();
  loaderData[pageRouteId] = page('$10');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  history.replaceState(null, '', '/en/');
});

function follow(start: () => Promise<DataRouter>) {
  const $config = atom({ ...testConfig, deliveryCountryCode: 'us', currencyCode: 'usd' });
  const shop = { $config, api: { get } as Partial<ApiClient> as ApiClient } as Partial<Shop> as Shop;
  const lazy = new LazyRouter(firstState(page('$10') as LoadedPage, documentLocation()), async () => ({
    router: await start(),
    isOutdated: () => false,
  }));
  return { $config, done: followVisitor(shop, lazy) };
}

const started = async () =>
  ({ state: { loaderData }, revalidate, navigate, subscribe: () => () => undefined }) as object as DataRouter;

it('the page’s data is loaded for the country that was looked up (LOCALE-22)', async () => {
  const { $config, done } = follow(started);
  await done;
  expect($config.get()).toMatchObject({ deliveryCountryCode: 'se', currencyCode: 'sek', currencyRate: 11.2 });
  expect(revalidate).toHaveBeenCalledTimes(1);
});

it('a page that cannot be loaded anew keeps the country whose prices it holds', async () => {
  revalidate.mockImplementationOnce(async () => undefined);
  const { $config, done } = follow(started);
  await done;
  expect($config.get()).toMatchObject({ deliveryCountryCode: 'us', currencyCode: 'usd' });
});

it('the document is not loaded again where the router cannot be had: the page stays to be read (ERR-15)', async () => {
  history.replaceState(null, '', '/en/?featureFlag_chat=1');
  const { $config, done } = follow(() => Promise.reject(new Error('offline')));
  await done;
  expect($config.get().deliveryCountryCode).toBe('us');
  expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
});

it('a country whose settings cannot be had is told to the log, and what was kept leaves the address all the same (LOCALE-29)', async () => {
  history.replaceState(null, '', '/en/?featureFlag_chat=1');
  get.mockImplementation((path) =>
    path === '/api/init-config/' ? Promise.reject(new ApiFailure(503, 'away', '')) : Promise.resolve(answers[path]),
  );
  const { $config, done } = follow(started);
  await done;
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiFailure), 'country');
  expect($config.get().deliveryCountryCode).toBe('us');
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ search: '' }), expect.anything());
});
