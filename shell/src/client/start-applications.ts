import { toApplicationModule } from '../applications/to-application-module.ts';
import { currentRelease } from '../remotes/known-release.ts';
import { loadModule } from '../remotes/load-module.ts';
import type { LateRouter } from './late-router.ts';
import { loadTexts } from './load-route.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';

/** Lets single-spa mount the applications beside the page. */
export async function startApplications({ $config, api, i18n }: Shop, router: LateRouter): Promise<void> {
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
