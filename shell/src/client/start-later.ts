import { followCountry } from '../country/follow-country.ts';
import { withoutCountry } from '../country/without-country.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { releaseKnown } from '../remotes/known-release.ts';
import { renewDaily } from '../session/renew-daily.ts';
import type { LateRouter } from './late-router.ts';
import { productCodeAhead } from './product-code-ahead.ts';
import type { Shop } from './shop.ts';

/** What no page waits for and no visitor has to ask for. */
export function startLater({ $config, api, i18n }: Shop, router: LateRouter, moved: Promise<void>): void {
  listenForBoundaryKey();
  renewDaily(api);
  releaseKnown().catch(() => undefined);
  void moved.then(() => productCodeAhead(i18n.language));
  void followCountry($config.get(), api).then((config) => {
    dropCountry(router);
    if (config) $config.set(config);
  });
}

/** The address without what was kept; not while the visitor is on the way to another one. */
function dropCountry(router: LateRouter): void {
  const { pathname, search, hash } = location;
  const left = withoutCountry(search);
  if (left === search || router.state.navigation.state !== 'idle') return;
  const { state } = router.state.location;
  void router.navigate({ pathname, search: left, hash }, { replace: true, preventScrollReset: true, state });
}
