import type { RouteSlugs } from 'mf-shared/contract';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { keepScroll } from '../navigation/keep-scroll.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { pageRouteId } from '../pages/page-route-id.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { preloadRoute } from '../remotes/preload-files.ts';
import { afterCodeAhead } from './after-code-ahead.ts';
import { askOnce } from './ask-once.ts';
import { browserEnvironment } from './browser-environment.ts';
import { HeldPages } from './held-pages.ts';
import type { LateRouter } from './late-router.ts';
import { needsLoad } from './needs-load.ts';
import { watchForNewBuild } from './new-build.ts';
import { prefetchCode } from './prefetch-code.ts';
import { reportError } from './report-error.ts';
import { slugSource } from './route-slugs.ts';
import type { Shop } from './shop.ts';
import { startApplications } from './start-applications.ts';
import { whenIdle } from './when-idle.ts';

interface Begun {
  /** Settles with the visitor's first move. */
  moved: Promise<void>;
  slugs: Promise<RouteSlugs>;
}

/**
 * The way to other pages, from the page that came with the document; its data is not loaded again. After it the
 * applications beside the page.
 */
export function startNavigation(shop: Shop, first: LoadedPage, late: LateRouter, { moved, slugs }: Begun): DataRouter {
  const { $config, api, i18n, navigation, modules } = shop;
  const environment = browserEnvironment({
    config: () => $config.get(),
    api,
    texts: i18n,
    slugs: slugSource(api, slugs),
    missingPages: navigation.missingPages,
    isOwnDocument: first.match?.isOwnDocument ?? false,
  });
  const held = new HeldPages();
  const shownPage = (): LoadedPage | undefined => router.state.loaderData[pageRouteId];
  /** Whether the page's code is missing: what can be read is not taken away then. */
  const isKept = (page: LoadedPage | undefined): page is LoadedPage =>
    page?.kind === 'page' && Boolean(modules.keeper?.(page.match));
  const router: DataRouter = createBrowserRouter(
    pageRoutes({
      environmentOf: () => environment,
      async load(url, signal) {
        const shown = shownPage();
        const page = await held.load(url, signal, environment, router.state.historyAction === 'POP');
        return isKept(shown) && shown.path === page.path && isRetryable(page) ? shown : page;
      },
      needsLoad: (from, to) => isKept(shownPage()) || needsLoad(from, to, shownPage(), environment),
    }),
    { hydrationData: { loaderData: { [pageRouteId]: first } } },
  );
  $config.listen(() => held.clear());
  keepScroll(router);
  const codeAhead = prefetchOnIntent($config.get(), moved, {
    page: (url) => held.prefetch(url, environment),
    code: (urls) =>
      prefetchCode(urls, environment, ({ remote, expose }) => preloadRoute(remote, expose, i18n.language)),
  });
  late.isOutdated = watchForNewBuild();
  afterCodeAhead(codeAhead, () => {
    startApplications(shop, late).catch((error: unknown) => reportError(error, 'applications'));
    whenIdle(() => {
      askOnce(shop).catch((error: unknown) => reportError(error, 'consent'));
    });
  });
  return router;
}

const isRetryable = (page: LoadedPage): boolean => page.kind === 'error' && page.error.isRetryable;
