import type { RouteSlugs } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { $consent, $isStaff, $miniCart, $modal } from 'mf-shared/stores';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { toApplicationModule } from '../applications/to-application-module.ts';
import { keepScroll } from '../navigation/keep-scroll.ts';
import { countMovedPresses } from '../navigation/moved-presses.ts';
import { prefetchCode } from '../navigation/prefetch-code.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import { wakeRouter } from '../navigation/wake-router.ts';
import { CachedPages } from '../pages/cached-pages.ts';
import { keepReadable } from '../pages/keep-readable.ts';
import { letServerDecide } from '../pages/let-server-decide.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import type { PageEnvironment } from '../pages/page-environment.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { pageRouteId } from '../pages/shown-state.ts';
import { currentRelease } from '../remotes/known-release.ts';
import { filesArrive, preloadRoute } from '../remotes/preload-files.ts';
import { watchForNewBuild } from '../remotes/watch-releases.ts';
import { browserEnvironment, slugSource } from './browser-environment.ts';
import type { LazyRouter, LoadedRouter } from './lazy-router.ts';
import { loadWithTexts } from './load-route.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { whenIdle } from './start-conditions.ts';

/** The applications wait no longer than this for the next page's code. */
const patienceMs = 500;

interface Begun {
  /** Settles with the visitor's first move. */
  moved: Promise<void>;
  slugs: Promise<RouteSlugs>;
}

/**
 * The way to other pages, from the page that came with the document; its data is not loaded again. After it the
 * applications beside the page.
 */
export function startNavigation(
  shop: Shop,
  first: LoadedPage,
  lazy: LazyRouter,
  { moved, slugs }: Begun,
): LoadedRouter {
  const { $config, api, i18n, navigation, modules } = shop;
  const environment = browserEnvironment({
    config: () => $config.get(),
    api: freshForStaff(api),
    texts: i18n,
    slugs: slugSource(api, slugs),
    missingPages: navigation.missingPages,
    redirectedPaths: navigation.redirectedPaths,
    isOwnDocument: first.match?.isOwnDocument ?? false,
  });
  const cached = new CachedPages();
  const shownPage = (): LoadedPage | undefined => router.state.loaderData[pageRouteId];
  /** Whether the page's code is missing: what can be read is not taken away then. */
  const isKept = (page: LoadedPage | undefined): boolean =>
    page?.kind === 'page' && Boolean(modules.keeper?.(page.match));
  const router: DataRouter = createBrowserRouter(
    pageRoutes({
      environmentOf: () => environment,
      async load(url, signal) {
        const shown = shownPage();
        const { state } = router;
        // Staff come back from a room in which they may have changed what the page shows.
        const isBack = state.navigation.historyAction === 'POP' && !$isStaff.get();
        // Nor is what was fetched ahead of their last change for them.
        if ($isStaff.get()) cached.clear();
        const loading = cached.load(url, signal, environment, isBack);
        const isStaying = isKept(shown) || state.navigation.state === 'idle';
        return keepReadable(letServerDecide(loading, url, state), isStaying ? shown : null);
      },
      hashOf: () => router.state.navigation.location?.hash ?? '',
      needsLoad: (from, to) => isKept(shownPage()) || needsLoad(from, to, shownPage(), environment),
    }),
    { hydrationData: { loaderData: { [pageRouteId]: first } } },
  );
  $config.listen(() => cached.clear());
  // What the staff saw is not for who comes after them.
  $isStaff.listen(() => cached.clear());
  keepScroll(router);
  countMovedPresses();
  wakeRouter(router);
  const codeAhead = prefetchOnIntent($config.get(), moved, {
    page: (url) => cached.prefetch(url, environment),
    code: (urls) =>
      prefetchCode(urls, environment, ({ remote, expose }) => preloadRoute(remote, expose, i18n.language)),
  });
  const isOutdated = watchForNewBuild(whenIdle);
  afterCodeAhead(codeAhead, () => {
    loadApplications(shop, lazy).catch((error: unknown) => reportError(error, 'applications'));
    whenIdle(() => {
      askConsentOnce(shop).catch((error: unknown) => reportError(error, 'consent'));
    });
  });
  return { router, isOutdated };
}

/** Staff read what the service has by now: they may just have changed it. Shoppers read what their browser keeps. */
const freshForStaff = (api: ApiClient): ApiClient => ({
  ...api,
  get: (path, options) => api.get(path, $isStaff.get() ? { ...options, cache: 'no-cache' } : options),
});

/** Whether going from one address to another needs new data: not where only parameters change that the loader does not read. */
function needsLoad(from: URL, to: URL, page: LoadedPage | undefined, environment: PageEnvironment): boolean {
  if (from.pathname !== to.pathname || page?.kind !== 'page') return true;
  const { reads } = environment.loaded(page.match);
  if (!reads) return true;
  return reads.some((name) => from.searchParams.getAll(name).join() !== to.searchParams.getAll(name).join());
}

/** Starts what can wait until the next page's code is there; at once for a dialog that was asked for, and for staff. */
export function afterCodeAhead(codeAhead: Promise<void>, start: () => void): void {
  let isStarted = false;
  const once = () => {
    if (!isStarted) start();
    isStarted = true;
  };
  void codeAhead.finally(once);
  setTimeout(once, patienceMs);
  $modal.subscribe((modal) => modal && once());
  $miniCart.subscribe(({ isOpen }) => isOpen && once());
  $isStaff.subscribe((isStaff) => isStaff && once());
}

/** Lets single-spa mount the applications beside the page. */
async function loadApplications({ $config, api, i18n }: Shop, router: LazyRouter): Promise<void> {
  const { startApplications } = await import(
    /* webpackChunkName: "applications" */ '../applications/start-applications.tsx'
  );
  startApplications({
    shared: { i18n, api, config: $config.get() },
    isPublished: (remote) => remote in currentRelease().remotes,
    async load(remote, expose) {
      return toApplicationModule(await loadWithTexts(remote, expose, i18n, filesArrive), remote + expose);
    },
    router,
    report: (error) => reportError(error, 'applications'),
  });
}

/** Asks a visitor who moves, and has not answered, what may be remembered and told. */
async function askConsentOnce({ $config, api, i18n }: Shop): Promise<void> {
  if ($consent.get().isAnswered) return;
  const { askConsent } = await import(/* webpackChunkName: "consent-bar" */ '../frame/choose-consent/ask-consent.tsx');
  askConsent({ i18n, api, config: $config.get() });
}
