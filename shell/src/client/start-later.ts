import { $modal } from 'mf-shared/stores';
import { toApplicationModule } from '../applications/to-application-module.ts';
import { followCountry } from '../country/follow-country.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { currentRelease, releaseKnown } from '../remotes/known-release.ts';
import { loadModule } from '../remotes/load-module.ts';
import { renewDaily } from '../session/renew-daily.ts';
import type { LateRouter } from './late-router.ts';
import { loadTexts } from './load-route.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { whenIdle } from './when-idle.ts';

/** Everything that no page waits for. */
export function startLater(shop: Shop, router: LateRouter): void {
  const { $config, api } = shop;
  listenForBoundaryKey();
  renewDaily(api);
  soonWhenIdle(() => {
    startApplications(shop, router).catch((error: unknown) => reportError(error, 'applications'));
    releaseKnown().catch(() => undefined);
    void followCountry($config.get(), api).then((config) => config && $config.set(config));
  });
}

/** When the browser is idle, or as soon as something asks for a dialog that an application shows. */
function soonWhenIdle(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  whenIdle(once);
  $modal.subscribe((modal) => modal && once());
}

async function startApplications({ $config, api, i18n }: Shop, router: LateRouter): Promise<void> {
  const applications = await import(/* webpackChunkName: "applications" */ '../applications/start-applications.tsx');
  applications.startApplications({
    shared: { i18n, api, config: $config.get() },
    isPublished: (remote) => remote in currentRelease().remotes,
    async load(remote, expose) {
      const [module] = await Promise.all([loadModule(remote, expose), loadTexts(remote, i18n)]);
      return toApplicationModule(module, remote + expose);
    },
    onNavigated: (listener) => router.subscribe(({ navigation }) => navigation.state === 'idle' && listener()),
    report: (error) => reportError(error, 'applications'),
  });
}
