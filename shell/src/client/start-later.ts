import { localHref } from 'mf-shared/router';
import { $signInCount, connectCart } from 'mf-shared/stores';
import type { DataRouter } from 'react-router';
import { toApplicationModule } from '../applications/to-application-module.ts';
import { followCountry } from '../country/follow-country.ts';
import { listenForBoundaryKey } from '../ownership/boundary-key.ts';
import { currentRelease, releaseKnown } from '../remotes/known-release.ts';
import { loadModule } from '../remotes/load-module.ts';
import { loadSession } from '../session/load-session.ts';
import { loadTexts } from './browser-environment.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { whenIdle } from './when-idle.ts';

/** Everything that the first render does not wait for. */
export function startLater(shop: Shop, router: DataRouter): void {
  const { $config, api } = shop;
  listenForBoundaryKey();
  void loadSession(api);
  $signInCount.listen(() => void loadSession(api));
  $config.subscribe((config) => {
    const { locale, deliveryCountryCode, currencyCode, localeStrategy } = config;
    const confirmHref = localHref('/checkout/klarna/confirm/', locale, localeStrategy);
    connectCart({ api, languageCode: locale, countryCode: deliveryCountryCode, currencyCode, confirmHref });
  });
  whenIdle(() => {
    startApplications(shop, router).catch((error: unknown) => reportError(error, 'applications'));
    releaseKnown().catch(() => undefined);
    void followCountry($config.get(), api).then((config) => config && $config.set(config));
  });
}

async function startApplications({ $config, api, i18n }: Shop, router: DataRouter): Promise<void> {
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
