import { followCountry } from '../country/follow-country.ts';
import { followKeywords } from '../frame/keyword/pressed-keyword.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { releaseKnown } from '../remotes/known-release.ts';
import { renewDaily } from '../session/renew-daily.ts';
import type { Shop } from './shop.ts';

/** What no page waits for and no visitor has to ask for. */
export function startLater({ $config, api }: Shop): void {
  listenForBoundaryKey();
  followKeywords();
  renewDaily(api);
  releaseKnown().catch(() => undefined);
  void followCountry($config.get(), api).then((config) => config && $config.set(config));
}
