// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { RouteSlugs } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { createI18n } from 'mf-shared/i18n';
import { RoutingProvider } from 'mf-shared/router';
import { PageAround, testConfig } from 'mf-shared/testing/page-around.tsx';
import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../pages/load-page.ts';
import { PageBoundary } from '../pages/page-boundary.tsx';
import { firstState, pageRouteId } from '../pages/shown-state.ts';
import { matchRoute, toSlugSets } from '../routes/match-route.ts';
import { documentLocation, LazyRouter } from './lazy-router.ts';
import type { Shop } from './shop.ts';
import { startNavigation } from './start-navigation.ts';

const { get, report } = vi.hoisted(() => ({ get: vi.fn(), report: vi.fn() }));
vi.mock('./load-route.ts', () => {
  const route = { loader: ({ api }: { api: ApiClient }) => api.get('/api/list/'), Component: () => null };
  return {
    loadRoute: async () => route,
    askForSlugs: (api: ApiClient) => api.get('/api/route-slugs/'),
    browserModules: { loaded: () => route, report },
  };
});
vi.mock('./report-error.ts', () => ({ reportError: report }));
vi.mock('../applications/start-applications.tsx', () => ({ startApplications: () => undefined }));
vi.mock('../frame/choose-consent/ask-consent.tsx', () => ({ askConsent: () => undefined }));
vi.mock('../frame/page-providers.tsx', () => ({ usePageModules: () => ({ report }) }));

const slugs: RouteSlugs = {
  ...{ staticPageSlugs: [], staticPageWithTabsSlugs: [], navigationSlugs: ['jackets'], manufacturerSlugs: [] },
};
const away = () => Promise.reject(new ApiFailure(0, 'network', 'away'));
const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
let router: LazyRouter;

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(away));
  reload.mockClear();
  get.mockImplementation(away);
});
afterEach(async () => {
  cleanup();
  (await router.start()).dispose();
  vi.unstubAllGlobals();
});

/** A document that came with its page; the router comes when it is asked for. */
function startAt(path: string): LoadedPage {
  history.replaceState(null, '', path);
  const match = matchRoute(path, toSlugSets(slugs));
  if (!match) throw new Error(`No page at ${path}`);
  const first: LoadedPage = { kind: 'page', path, match, data: 'first', head: { title: '' } as LoadedPage['head'] };
  const shop: Shop = {
    $config: atom({ ...testConfig, locale: 'fi' }),
    navigation: { missingPages: [], redirectedPaths: [] } as Partial<Shop['navigation']> as Shop['navigation'],
    api: { get } as Partial<ApiClient> as ApiClient,
    i18n: createI18n('fi'),
    modules: { loaded: () => ({ Component: () => null }), report },
  };
  router = new LazyRouter(firstState(first, documentLocation()), async () => {
    const asked = get('/api/route-slugs/');
    asked.catch(() => undefined);
    return startNavigation(shop, first, router, { moved: new Promise(() => undefined), slugs: asked });
  });
  return first;
}

const shown = (): LoadedPage => router.state.loaderData[pageRouteId];

it('a page stays while it cannot be loaded again for another country, and is loaded where it can (ERR-15)', async () => {
  const first = startAt('/stores/');
  await router.revalidate();
  expect(shown()).toBe(first);
  get.mockResolvedValue('anew');
  await router.revalidate();
  expect(shown()).toMatchObject({ kind: 'page', data: 'anew' });
});

it('a page that only the service’s slugs name stays while they are not told, and its document is not loaded (ERR-15)', async () => {
  const first = startAt('/jackets/');
  void router.revalidate();
  await expect.poll(() => router.state.revalidation).toBe('idle');
  await expect.poll(() => report).toHaveBeenCalledWith(expect.any(ApiFailure), '/api/route-slugs/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([shown(), reload.mock.calls.length]).toEqual([first, 0]);
});

it.each(['/faq/', '/stores/?page=2'])(
  'who goes to %s sees that the service does not give it, and can try again',
  async (address) => {
    startAt('/stores/');
    await router.navigate(address);
    expect(shown()).toMatchObject({ kind: 'error', error: { statusCode: 503, isRetryable: true } });
    await router.revalidate();
    expect(shown()).toMatchObject({ kind: 'error', error: { statusCode: 503 } });
  },
);

it('a page that crashed and is kept to be read stays where it is tried again in vain (ERR-15)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = startAt('/stores/');
  let isCrashing = false;
  const Stores = () => {
    if (isCrashing) throw new Error('drawn wrong');
    return <h1>Stores</h1>;
  };
  const Page = () => {
    const state = useSyncExternalStore(
      (changed) => router.subscribe(changed),
      () => router.state,
    );
    const page: LoadedPage = state.loaderData[pageRouteId];
    return (
      <RoutingProvider router={router} routing={state}>
        <PageBoundary page={page} revalidation={state.revalidation}>
          <div data-boundary="mf-a">{page.kind === 'page' ? <Stores /> : page.error.statusCode}</div>
        </PageBoundary>
      </RoutingProvider>
    );
  };
  const tree = () => (
    <PageAround packages={['shell']}>
      <main>
        <Page />
      </main>
    </PageAround>
  );
  const { rerender } = render(tree());
  isCrashing = true;
  rerender(tree());
  const retry = await screen.findByRole('button');
  retry.click();
  await waitFor(() => expect(get).toHaveBeenCalledWith('/api/list/', undefined));
  await expect.poll(() => router.state.revalidation).toBe('idle');
  expect(shown()).toBe(first);
  expect((await screen.findByRole('alert')).textContent).toContain('its buttons do not work yet');
  expect(screen.getByText('Stores')).toBeTruthy();
  expect(screen.queryByText('503')).toBeNull();
});
