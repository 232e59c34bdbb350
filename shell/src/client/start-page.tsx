import { useStore } from '@nanostores/react';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { followKeywords } from '../frame/keyword/pressed-keyword.ts';
import { PageProviders } from '../frame/page-providers.tsx';
import { useChangedTexts } from '../frame/use-changed-texts.ts';
import { delegateClicks } from '../navigation/delegate-clicks.ts';
import { takeEarlyPresses } from '../navigation/early-presses.ts';
import { firstMove } from '../navigation/first-move.ts';
import { drawFromPicture, leaveFrom } from '../navigation/picture-transition.ts';
import { productCodeAhead } from '../navigation/product-code-ahead.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { PageRoot } from '../pages/page-root.tsx';
import { rootId } from '../pages/page-state.ts';
import { firstState } from '../pages/shown-state.ts';
import { releaseKnown } from '../remotes/known-release.ts';
import { documentLocation, LazyRouter } from './lazy-router.ts';
import { askForSlugs } from './load-route.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { whenIdle, whenNeeded } from './start-conditions.ts';

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
  const router: LazyRouter = new LazyRouter(firstState(first, documentLocation()), async () => {
    const slugs = askForSlugs(shop.api);
    // Told by those who need them.
    slugs.catch(() => undefined);
    // The router's first load asks for the manifest: it comes beside the router's code and not after it.
    releaseKnown().catch(() => undefined);
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
  // In a transition React takes over the page in slices, between which the browser answers; all at once it blocks it.
  startTransition(() => void hydrateRoot(root, tree, inDevelopment));

  takeEarlyPresses();
  followKeywords();
  void moved.then(() => productCodeAhead(shop.i18n.language));
  // A failure is met when something is asked of the router.
  whenNeeded(moved, () => void router.start().catch(() => undefined));
  whenIdle(() => {
    import(/* webpackChunkName: "idle-work" */ './idle-work.ts')
      .then(({ startIdleWork }) => startIdleWork(shop, router))
      .catch((error: unknown) => reportError(error, 'idle-work'));
  });
  delegateClicks(shop.$config.get(), ({ href, pathname, search, hash }, anchor) => {
    // Pages of a newer build start afresh, at a moment that the visitor chose.
    if (router.isOutdated()) return location.assign(href);
    const viewTransition = 'viewTransition' in anchor.dataset;
    if (viewTransition) leaveFrom(anchor);
    void router.navigate({ pathname, search, hash }, { viewTransition });
  });
}

/** The page's contexts, following a change of country or currency. */
function ShopProviders({ shop, children }: { shop: Shop; children: ReactNode }) {
  const { $config, i18n, ...rest } = shop;
  return (
    <PageProviders {...rest} i18n={useChangedTexts(i18n)} config={useStore($config)}>
      {children}
    </PageProviders>
  );
}

/** How long a page that is there waits for code around it. */
const patienceMs = 1000;

/** The page that the router is at. */
function RoutedPage({ router }: { router: LazyRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // What the router did while the page was taken over.
    setState(router.state);
    let late: ReturnType<typeof setTimeout>;
    return router.subscribe((_state, { viewTransitionOpts }) => {
      const show = () => setState(router.state);
      clearTimeout(late);
      if (viewTransitionOpts && drawFromPicture(() => flushSync(show))) return;
      startTransition(show);
      // A transition waits for the code of the foot, which may be lost (TARGET-40): then the page comes without its foot.
      late = setTimeout(show, patienceMs);
    });
  }, [router]);
  return <PageRoot router={router} state={state} />;
}
