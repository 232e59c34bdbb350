import { toApplicationModule } from '../applications/to-application-module.ts';
import { currentRelease } from '../remotes/known-release.ts';
import { filesArrive } from '../remotes/preload-files.ts';
import type { LateRouter } from './late-router.ts';
import { loadWithTexts } from './load-route.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';

/** Lets single-spa mount the applications beside the page. */
export async function startApplications({ $config, api, i18n }: Shop, router: LateRouter): Promise<void> {
  const applications = await import(/* webpackChunkName: "applications" */ '../applications/start-applications.tsx');
  applications.startApplications({
    shared: { i18n, api, config: $config.get() },
    isPublished: (remote) => remote in currentRelease().remotes,
    async load(remote, expose) {
      return toApplicationModule(await loadWithTexts(remote, expose, i18n, filesArrive), remote + expose);
    },
    onNavigated: (listener) => router.subscribe(({ navigation }) => navigation.state === 'idle' && listener()),
    report: (error) => reportError(error, 'applications'),
  });
}
