import { ApiFailure, createApiClient, setBrowserApi } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { addMessages, createI18n } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { sessionToken } from 'mf-shared/stores';
import { atom } from 'nanostores';
import type { LoadedPage } from '../pages/load-page.ts';
import { unpackNavigation } from '../pages/packed-navigation.ts';
import { PageUnavailable, toScreenError } from '../pages/screen-error.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
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

  const texts = loadShellTexts(config.locale).then(({ shell, ui }) => {
    addMessages(i18n, 'shell', shell);
    addMessages(i18n, 'ui', ui);
  });
  const module = page.kind === 'page' ? firstModule(page.match, i18n) : null;
  const first = await ready(page, Promise.all([module, texts]));
  startPage(shop, first, first === page);
  startStores(shop);
}

/** Without the way out that navigations have: loading the document again would end here again. */
function firstModule(match: RouteMatch, texts: Texts): Promise<RouteModule> {
  return match.remote === 'shell' ? loadShellPage(match.expose) : loadRoute(match, texts);
}

/** The page, when everything for its first render is there; where that fails, the error screen with its retry. */
async function ready(page: LoadedPage, loading: Promise<unknown>): Promise<LoadedPage> {
  try {
    await loading;
    return page;
  } catch (error) {
    const failure = error instanceof ApiFailure ? error : new PageUnavailable(page.match?.remote ?? 'shell', error);
    reportError(failure, page.path);
    const { path, match, head } = page;
    return { kind: 'error', path, match, head, error: toScreenError(failure) };
  }
}
