import { hydrateRoot } from 'react-dom/client';
import { followKeywords } from '../frame/keyword/pressed-keyword.ts';
import { delegateClicks } from '../navigation/delegate-clicks.ts';
import { firstMove } from '../navigation/first-move.ts';
import { openDialogs } from '../navigation/open-dialogs.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { rootId } from '../pages/page-state.ts';
import { firstState } from '../pages/shown-state.ts';
import { askForSlugs } from './ask-for-slugs.ts';
import { documentLocation, LateRouter } from './late-router.ts';
import { leaveFrom } from './picture-transition.ts';
import { reportError } from './report-error.ts';
import { RoutedPage } from './routed-page.tsx';
import type { Shop } from './shop.ts';
import { ShopProviders } from './shop-providers.tsx';
import { whenIdle } from './when-idle.ts';
import { whenNeeded } from './when-needed.ts';

/** An error that a boundary caught reaches the overlay of the development too. */
const inDevelopment =
  process.env.NODE_ENV === 'development'
    ? { onCaughtError: (error: unknown) => globalThis.reportError(error) }
    : undefined;

/**
 * Draws over the server's HTML. Everything that only the way to other pages needs (react-router,
 * the route table, prefetching) and the applications come when there is a visitor who moves.
 */
export function startPage(shop: Shop, first: LoadedPage): void {
  const moved = firstMove();
  const router: LateRouter = new LateRouter(firstState(first, documentLocation()), async () => {
    const slugs = askForSlugs(shop.api);
    // Told by those who need them.
    slugs.catch(() => undefined);
    const { startNavigation } = await import(/* webpackChunkName: "navigation" */ './start-navigation.ts');
    return startNavigation(shop, first, router, { moved, slugs });
  });
  const tree = (
    <ShopProviders shop={shop}>
      <RoutedPage router={router} />
    </ShopProviders>
  );
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no root');
  hydrateRoot(root, tree, inDevelopment);

  openDialogs();
  followKeywords();
  shop.$config.listen(() => void router.revalidate());
  // A failure is met when something is asked of the router.
  whenNeeded(moved, () => void router.start().catch(() => undefined));
  whenIdle(() => {
    import(/* webpackChunkName: "later" */ './start-later.ts')
      .then(({ startLater }) => startLater(shop, router, moved))
      .catch((error: unknown) => reportError(error, 'later'));
  });
  delegateClicks(shop.$config.get(), ({ href, pathname, search, hash }, anchor) => {
    // Pages of a newer build start afresh, at a moment that the visitor chose.
    if (router.isOutdated()) return location.assign(href);
    const viewTransition = 'viewTransition' in anchor.dataset;
    if (viewTransition) leaveFrom(anchor);
    void router.navigate({ pathname, search, hash }, { viewTransition });
  });
}
