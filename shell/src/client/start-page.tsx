import { createRoot, hydrateRoot } from 'react-dom/client';
import { delegateClicks } from '../navigation/delegate-clicks.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { rootId } from '../pages/page-state.ts';
import { firstState } from '../pages/shown-state.ts';
import { documentLocation, LateRouter } from './late-router.ts';
import { RoutedPage } from './routed-page.tsx';
import type { Shop } from './shop.ts';
import { ShopProviders } from './shop-providers.tsx';

/**
 * Draws: over the server's HTML where that is whole. Everything that only the way to other pages needs (react-router,
 * the route table, prefetching) and the applications come after the first render.
 */
export function startPage(shop: Shop, first: LoadedPage, isServerPage: boolean): void {
  const router: LateRouter = new LateRouter(firstState(first, documentLocation()), async () => {
    const { startNavigation } = await import(/* webpackChunkName: "navigation" */ './start-navigation.ts');
    return startNavigation(shop, first, router);
  });
  const tree = (
    <ShopProviders shop={shop}>
      <RoutedPage router={router} />
    </ShopProviders>
  );
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no root');
  if (isServerPage) hydrateRoot(root, tree);
  else createRoot(root).render(tree);

  delegateClicks(shop.$config.get(), ({ href, pathname, search, hash }, anchor) => {
    // Pages of a newer build start afresh, at a moment that the visitor chose.
    if (router.isOutdated()) return location.assign(href);
    void router.navigate({ pathname, search, hash }, { viewTransition: 'viewTransition' in anchor.dataset });
  });
}
