import { withoutFlags } from 'mf-shared/rules/feature-flags';
import { followCountry } from '../country/follow-country.ts';
import { keepFlags } from '../country/keep-flags.ts';
import { withoutCountry } from '../country/without-country.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { releaseKnown } from '../remotes/known-release.ts';
import { addScriptTag } from '../remotes/trust.ts';
import { renewDaily } from '../session/renew-daily.ts';
import { countCharacters } from './count-characters.ts';
import { keepSheet } from './keep-sheet.ts';
import type { LazyRouter } from './lazy-router.ts';
import { reloadForFailedParts } from './reload-for-parts.ts';
import { replacePreviews } from './replace-previews.ts';
import type { Shop } from './shop.ts';
import { startScriptTags } from './start-chat.ts';
import { hasAnyMovedOn, mayReload } from './watch-releases.ts';

/** Starts what no page waits for and no visitor has to ask for. */
export function startIdleWork({ $config, api, i18n }: Shop, router: LazyRouter): void {
  listenForBoundaryKey();
  replacePreviews();
  countCharacters(i18n);
  renewDaily(api);
  reloadForFailedParts({ hasMovedOn: hasAnyMovedOn, mayReload, reload: () => location.reload() });
  startScriptTags($config.get().scriptTags, addScriptTag);
  keepFlags();
  releaseKnown().catch(() => undefined);
  keepSheet().catch(() => undefined);
  void followCountry($config.get(), api).then((config) => {
    dropKept(router);
    if (config) $config.set(config);
  });
}

/** Takes what was kept out of the address, but not while the visitor is on the way to another one. */
function dropKept(router: LazyRouter): void {
  const { pathname, search, hash } = location;
  const left = withoutFlags(withoutCountry(search));
  if (left === search || router.state.navigation.state !== 'idle') return;
  const { state } = router.state.location;
  void router.navigate({ pathname, search: left, hash }, { replace: true, preventScrollReset: true, state });
}
