import { keepFlags } from '../country/keep-flags.ts';
import { countCharacters } from '../frame/count-characters.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { replacePreviews } from '../pages/replace-previews.ts';
import { releaseKnown } from '../remotes/known-release.ts';
import { reloadForFailedParts } from '../remotes/reload-for-parts.ts';
import { hasAnyMovedOn, mayReload } from '../remotes/watch-releases.ts';
import { addScriptTag } from '../script-tags/add-script-tag.ts';
import { startScriptTags } from '../script-tags/start-script-tags.ts';
import { renewDaily } from '../session/renew-daily.ts';
import { haveLateSheet } from '../sheets/have-late-sheet.ts';
import { keepSheet } from '../sheets/keep-sheet.ts';
import { followVisitor } from './follow-visitor.ts';
import type { LazyRouter } from './lazy-router.ts';
import { hasTyped } from './note-typing.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';

/** Starts what no page waits for and no visitor has to ask for. */
export function startIdleWork(shop: Shop, router: LazyRouter): void {
  const { $config, api, i18n } = shop;
  listenForBoundaryKey();
  replacePreviews();
  countCharacters(i18n);
  renewDaily(api);
  reloadForFailedParts({ hasTyped, hasMovedOn: hasAnyMovedOn, mayReload, reload: () => location.reload() });
  startScriptTags($config.get().scriptTags, addScriptTag);
  keepFlags();
  releaseKnown().catch(() => undefined);
  haveLateSheet((error) => reportError(error, location.pathname)).catch(() => undefined);
  keepSheet().catch(() => undefined);
  void followVisitor(shop, router);
}
