// @vitest-environment happy-dom
import { PageRedirect } from 'mf-shared/router';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { DocumentNeeded, type PageEnvironment } from './page-environment.ts';
import { pageRoutes } from './page-routes.ts';
import { pageRouteId } from './shown-state.ts';

it('loads a page with a document of its own with what stands behind the number sign', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const routes = pageRoutes({
    environmentOf: () => ({}) as PageEnvironment,
    load: () => Promise.reject(new DocumentNeeded('/order/difference/')),
    needsLoad: () => true,
    hashOf: () => router.state.navigation.location?.hash ?? '',
  });
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [pageRouteId]: {} as LoadedPage } },
  });
  void router.navigate({ pathname: '/order/difference/', search: '', hash: '#100200/secret' });
  await expect.poll(() => assign).toHaveBeenCalled();
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/order\/difference\/#100200\/secret$/);
  router.dispose();
});

it('keeps what stands behind the number sign over a redirect to the page’s own address', async () => {
  const load = vi.fn(async ({ pathname }: URL) => {
    if (pathname === '/kaamos/takit/kuura/') throw new PageRedirect('/kaamos/jackets/kuura/', 301);
    return {} as LoadedPage;
  });
  const routes = pageRoutes({
    environmentOf: () => ({ config: { locale: 'en', localeStrategy: 'prefix' } }) as PageEnvironment,
    load,
    needsLoad: () => true,
    hashOf: () => router.state.navigation.location?.hash ?? '',
  });
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [pageRouteId]: {} as LoadedPage } },
  });
  await router.navigate('/kaamos/takit/kuura/#own-review');
  const { pathname, hash } = router.state.location;
  expect([pathname, hash]).toEqual([expect.stringMatching(/\/kaamos\/jackets\/kuura\/$/), '#own-review']);
  router.dispose();
});

it.each(['/gone/', '/gone/#reviews'])(
  'who goes back to %s, which needs a document, is given it, as a page that was loaded again (ROUTE-133)',
  async (address) => {
    history.replaceState(null, '', '/stores/');
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const routes = pageRoutes({
      environmentOf: () => ({}) as PageEnvironment,
      load: () => Promise.reject(new DocumentNeeded('/gone/')),
      needsLoad: () => true,
      hashOf: () => router.state.navigation.location?.hash ?? '',
    });
    const router: DataRouter = createBrowserRouter(routes, {
      hydrationData: { loaderData: { [pageRouteId]: {} as LoadedPage } },
    });
    assign.mockClear();
    reload.mockClear();
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
    router.dispose();
  },
);
