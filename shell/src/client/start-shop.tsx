import { createApiClient, setBrowserApi } from 'mf-shared/http';
import { addMessages, createI18n } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { sessionToken } from 'mf-shared/stores';
import { keepAsking } from 'mf-shared/ui/later.ts';
import { atom } from 'nanostores';
import { unpackNavigation } from '../pages/packed-navigation.ts';
import { PageUnavailable } from '../pages/screen-error.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { documentFiles } from '../remotes/document-files.ts';
import { setRelease } from '../remotes/known-release.ts';
import { dropFailedSheets, registerRelease } from '../remotes/load-module.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { browserModules } from './browser-modules.ts';
import { loadShellTexts } from './browser-texts.ts';
import { loadRoute } from './load-route.ts';
import { readPageState } from './read-page-state.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { startPage } from './start-page.tsx';
import { startStores } from './start-stores.ts';

/** The frame does not wait longer for the page's code. */
const frameWaitsMs = 5000;

/** Takes over the server's page: same data, same modules, no second fetch; then everything that can wait. */
export async function startShop(): Promise<void> {
  const { config, navigation, release, page } = readPageState();
  setRelease(release);
  dropFailedSheets();
  registerRelease();
  const api = createApiClient({ origin: '', locale: config.locale, authorization: sessionToken });
  setBrowserApi(api);
  const i18n = createI18n(config.locale);
  const shop: Shop = {
    ...{ $config: atom(config), api, i18n },
    navigation: unpackNavigation(navigation),
    modules: browserModules,
  };

  const texts = keepAsking(() => loadShellTexts(config.locale)).then(({ shell, ui }) => {
    addMessages(i18n, 'shell', shell);
    addMessages(i18n, 'ui', ui);
  });
  // Without the way out that navigations have: loading the document again would end here again.
  const load = (match: RouteMatch): Promise<RouteModule> =>
    match.remote === 'shell' ? loadShellPage(match.expose) : loadRoute(match, i18n, documentFiles);
  if (page.kind === 'page') {
    const module = load(page.match);
    module.catch((error: unknown) => reportError(new PageUnavailable(page.match.remote, error), page.path));
    if (!(await isThereSoon(module))) {
      // What could be read stays.
      const { pageKeeper } = await keepAsking(() => import(/* webpackChunkName: "keep-page" */ './keep-page.tsx'));
      shop.modules = { ...browserModules, keeper: pageKeeper(module, load) };
    }
  }
  await texts;
  startPage(shop, page);
  startStores(shop);
}

const isThereSoon = (module: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    module.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), frameWaitsMs)),
  ]);
