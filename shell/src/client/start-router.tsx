import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { delegateClicks } from '../navigation/delegate-clicks.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { pageRouteId } from '../pages/page-route-id.ts';
import { pageRoutes } from '../pages/page-routes.tsx';
import { rootId } from '../pages/page-state.ts';
import { HeldPages } from './held-pages.ts';
import { needsLoad } from './needs-load.ts';
import { watchForNewBuild } from './new-build.ts';
import type { Shop } from './shop.ts';
import { ShopProviders } from './shop-providers.tsx';

/** Makes the router, starts it with the server's data, and draws: over the server's HTML where that is whole. */
export function startRouter(shop: Shop, first: LoadedPage, isServerPage: boolean): DataRouter {
  const { environment } = shop;
  const held = new HeldPages();
  const router: DataRouter = createBrowserRouter(
    pageRoutes({
      environmentOf: () => environment,
      load: (url, signal) => held.load(url, signal, environment, router.state.historyAction === 'POP'),
      needsLoad: (from, to) => needsLoad(from, to, router.state.loaderData[pageRouteId], environment),
    }),
    { hydrationData: { loaderData: { [pageRouteId]: first } } },
  );
  shop.$config.listen(() => {
    held.clear();
    void router.revalidate();
  });
  const tree = (
    <ShopProviders shop={shop}>
      <RouterProvider router={router} />
    </ShopProviders>
  );
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no root');
  if (isServerPage) hydrateRoot(root, tree);
  else createRoot(root).render(tree);

  const config = shop.$config.get();
  const hasNewBuild = watchForNewBuild();
  delegateClicks(config, (url, anchor) => {
    // Pages of a newer build start afresh, at a moment that the visitor chose.
    if (hasNewBuild()) return location.assign(url);
    const { pathname, search, hash } = url;
    const viewTransition = anchor.hasAttribute('data-view-transition');
    void router.navigate({ pathname, search, hash }, { viewTransition });
  });
  prefetchOnIntent(config, (url) => held.prefetch(url, environment));
  return router;
}
