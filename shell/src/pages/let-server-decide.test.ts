// @vitest-environment happy-dom
import { PageRedirect } from 'mf-shared/router';
import { removedProductPage } from 'mf-shared/rules/removed-products';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { wakeRouter } from '../navigation/wake-router.ts';
import { letServerDecide } from './let-server-decide.ts';
import type { LoadedPage } from './load-page.ts';
import { DocumentNeeded, type PageEnvironment } from './page-environment.ts';
import { pageRoutes } from './page-routes.ts';
import { gone, notFound, type ScreenError } from './screen-error.ts';
import { pageRouteId } from './shown-state.ts';

const page = (path: string) => ({ kind: 'page', path }) as LoadedPage;
const failed = (path: string, error: ScreenError) => ({ kind: 'error', path, error }) as LoadedPage;
const missing = (path: string) => failed(path, notFound(path));
const removed = '/kaamos/jackets/removed/';

let router: DataRouter | undefined;
afterEach(() => router?.dispose());

/** A document at its address whose other pages end as the paths say; the addresses that are loaded whole are noted. */
function startAt(first: LoadedPage, ends: (path: string) => LoadedPage | Error) {
  router?.dispose();
  const documents: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation(
    (url) => void documents.push(new URL(url, location.href).pathname),
  );
  history.replaceState(null, '', first.path);
  const begun: DataRouter = createBrowserRouter(
    pageRoutes({
      environmentOf: () => ({ config: { locale: 'fi', localeStrategy: 'prefix-except-default' } }) as PageEnvironment,
      load(url) {
        const end = ends(url.pathname);
        const loading = end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
        return letServerDecide(loading, url, begun.state);
      },
      needsLoad: () => true,
    }),
    { hydrationData: { loaderData: { [pageRouteId]: first } } },
  );
  router = begun;
  // A whole document ends the router's work: its navigation does not settle.
  const go = (path: string) => void begun.navigate(path);
  return { router: begun, documents, go, shown: () => begun.state.loaderData[pageRouteId] as LoadedPage };
}

it('a link to a missing page, or to a product that is sold no more, loads the document: the server knows where it leads (ROUTE-133)', async () => {
  const ends = (path: string) =>
    path === removed ? new PageRedirect(removedProductPage + path) : path === '/old/' ? missing(path) : page(path);
  const { documents, go } = startAt(page('/stores/'), ends);
  go(removed);
  await expect.poll(() => documents).toEqual([removed]);
  const other = startAt(page('/stores/'), ends);
  other.go('/old/');
  await expect.poll(() => other.documents).toEqual(['/old/']);
});

it('a page that is there, one that leads elsewhere and one that the service failed to tell need no document', async () => {
  const failure = failed('/failed/', { ...notFound(''), statusCode: 503, isRetryable: true });
  const unsure = failed('/unsure/', { ...notFound(''), isRetryable: true });
  const ends: Record<string, LoadedPage | Error> = {
    ...{ '/former/': new PageRedirect('/new/', 301), '/failed/': failure, '/unsure/': unsure },
  };
  const { router, documents, shown } = startAt(page('/stores/'), (path) => ends[path] ?? page(path));
  await router.navigate('/former/');
  expect(shown()).toEqual(page('/new/'));
  await router.navigate('/failed/');
  expect([shown(), documents]).toEqual([failure, []]);
  await router.navigate('/unsure/');
  expect([shown(), documents]).toEqual([unsure, []]);
});

it('what the service failed to tell is asked of the server as soon as the service says that it is missing (ROUTE-133)', async () => {
  const unsure = failed('/unsure/', { ...notFound(''), isRetryable: true });
  const ends: Record<string, LoadedPage> = { '/unsure/': unsure };
  const { router } = startAt(page('/stores/'), (path) => ends[path] ?? page(path));
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await router.navigate('/unsure/');
  expect(reload).not.toHaveBeenCalled();
  ends['/unsure/'] = missing('/unsure/');
  void router.revalidate();
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

it('a page that the browser shows again after another document waits for nothing, and stays where it is', async () => {
  const { router, documents, go, shown } = startAt(page('/stores/'), (path) =>
    path === '/old/' ? missing(path) : page(path),
  );
  wakeRouter(router);
  go('/old/');
  await expect.poll(() => documents).toEqual(['/old/']);
  expect(router.state.navigation.state).toBe('loading');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  expect([shown(), location.pathname, documents]).toEqual([page('/stores/'), '/stores/', ['/old/']]);
});

it.each([
  ['is missing', () => missing('/gone/')],
  ['needs a document', () => new DocumentNeeded('/gone/')],
  ['is sold no more', () => new PageRedirect(`${removedProductPage}/gone/`)],
])(
  'the missing page that came with the document stays, and is not loaded again, where its address %s (ROUTE-133)',
  async (_what, end) => {
    const first = failed('/gone/', gone('Gone', 'For good'));
    const { router, documents, shown } = startAt(first, end);
    await router.revalidate();
    expect(shown()).toBe(first);
    await router.navigate('/gone/?country=se');
    expect([shown(), documents]).toEqual([first, []]);
  },
);

it('staff are shown a product that is not public in place of its missing page (PRODUCT-9)', async () => {
  const { router, shown } = startAt(missing('/kaamos/draft/'), page);
  await router.revalidate();
  expect(shown()).toEqual(page('/kaamos/draft/'));
});

it('a page that is open while its product goes is not taken away by a document', async () => {
  const { router, documents, shown } = startAt(page('/kaamos/kuura/'), missing);
  await router.revalidate();
  expect([shown(), documents]).toEqual([missing('/kaamos/kuura/'), []]);
});

it('from one missing page to another the document is loaded, too (ROUTE-133)', async () => {
  const { documents, go } = startAt(missing('/kaamos/kuura/'), missing);
  go('/jackets/');
  await expect.poll(() => documents).toEqual(['/jackets/']);
});
