import { withoutFlags } from 'mf-shared/rules/feature-flags';
import { followCountry } from '../country/follow-country.ts';
import { withoutCountry } from '../country/without-country.ts';
import type { LoadedPage } from '../pages/load-page.ts';
import { pageRouteId } from '../pages/shown-state.ts';
import type { LazyRouter } from './lazy-router.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';

/**
 * Changes the shop to the visitor's country and loads the page's data for it (LOCALE-20 to LOCALE-22). Where something of
 * it fails, the page stays as it is, under the country whose prices it holds; the next document has the other one.
 */
export async function followVisitor({ $config, api }: Shop, lazy: LazyRouter): Promise<void> {
  try {
    const before = $config.get();
    const config = await followCountry(before, api).finally(() => dropKept(lazy));
    if (!config) return;
    $config.set(config);
    const router = await lazy.start().catch(() => null);
    const shown: LoadedPage | undefined = router?.state.loaderData[pageRouteId];
    await router?.revalidate();
    const isKept = !router || (shown?.kind === 'page' && router.state.loaderData[pageRouteId] === shown);
    if (isKept && $config.get() === config) $config.set(before);
  } catch (error) {
    reportError(error, 'country');
  }
}

/** Takes what was kept out of the address, but not while the visitor is on the way to another one. */
function dropKept(lazy: LazyRouter): void {
  const { pathname, search, hash } = location;
  const left = withoutFlags(withoutCountry(search));
  if (left === search || lazy.state.navigation.state !== 'idle') return;
  const { state } = lazy.state.location;
  const to = { pathname, search: left, hash };
  void lazy.start().then(
    (router) => router.navigate(to, { replace: true, preventScrollReset: true, state }),
    () => undefined,
  );
}
