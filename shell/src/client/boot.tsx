/**
 * The start of the shop in a browser. Its files, in the order in which they run:
 * 1. `start.ts`, the entry, runs the code of this file and of `start-page.tsx` in pieces.
 * 2. `boot.tsx` (this file) reads what the document carries and waits for the texts and for the code of its page.
 *    `note-typing.ts` notes, before that code is there, that a visitor types. `load-route.ts` and `browser-texts.ts` load;
 *    `pages/keep-page.tsx` keeps the page readable where its code is missing.
 * 3. `start-page.tsx` draws over the server's HTML. Clicks go to `lazy-router.ts` from then on.
 * 4. `start-stores.ts` asks who is signed in and what the cart costs.
 * 5. `idle-work.ts` does what no page waits for, when the browser is idle, such as `sheets/keep-sheet.ts`. Last of it,
 *    `follow-visitor.ts` changes the shop to the visitor's country.
 * 6. `start-navigation.ts` brings react-router and the applications, when `start-conditions.ts` says that they are needed.
 *    `browser-environment.ts` is what its pages are loaded with, `pages/cached-pages.ts` keeps them, and
 *    `remotes/watch-releases.ts` finds out that the shop runs a newer build.
 * `shop.ts` is what the steps hand on to one another; `report-error.ts` tells the service what went wrong in any of them.
 * What the steps start stands with its subject, outside this folder.
 */

// The federation offers remotes only what the shell imports: every shared module stands here, used by the shell or not.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'nanostores';
import '@nanostores/react';
import 'mf-shared/stores';
import 'mf-shared/http';
import 'mf-shared/router';
import 'mf-shared/i18n';

import { createApiClient, setBrowserApi } from 'mf-shared/http';
import { addMessages, createI18n } from 'mf-shared/i18n';
import type { RouteModule } from 'mf-shared/router';
import { sessionToken } from 'mf-shared/stores';
import { retryUntilLoaded } from 'mf-shared/ui/lazy/lazy-part.ts';
import { atom } from 'nanostores';
import { unpackNavigation } from '../pages/packed-navigation.ts';
import { type PageState, pageStateId } from '../pages/page-state.ts';
import { PageUnavailable } from '../pages/screen-error.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { documentFiles } from '../remotes/document-files.ts';
import { setRelease } from '../remotes/known-release.ts';
import { dropFailedSheets, registerRelease } from '../remotes/load-module.ts';
import { installTrust } from '../remotes/trust.ts';
import type { RouteMatch } from '../routes/match-route.ts';
import { takeLateSheet } from '../sheets/take-late-sheet.ts';
import { loadShellTexts } from './browser-texts.ts';
import { browserModules, loadRoute } from './load-route.ts';
import { noteTyping } from './note-typing.ts';
import { reportError } from './report-error.ts';
import type { Shop } from './shop.ts';
import { startPage } from './start-page.tsx';
import { startStores } from './start-stores.ts';

/** The frame does not wait longer for the page's code. */
const frameWaitsMs = 5000;

installTrust();
noteTyping();
void boot();

/** Takes over the server's page: same data, same modules, no second fetch; then everything that can wait. */
async function boot(): Promise<void> {
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

  const lateSheet = takeLateSheet();
  const texts = retryUntilLoaded(() => loadShellTexts(config.locale)).then(({ shell, ui }) => {
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
      // The server's HTML stays readable meanwhile.
      const { pageKeeper } = await retryUntilLoaded(
        () => import(/* webpackChunkName: "keep-page" */ '../pages/keep-page.tsx'),
      );
      shop.modules = { ...browserModules, keeper: pageKeeper(module, load, browserModules.loaded) };
    }
  }
  await Promise.all([texts, lateSheet]);
  startPage(shop, page);
  startStores(shop);
}

/** @throws when the HTML carries no state: it was not made by the shell's server */
function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
}

function isThereSoon(module: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    module.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), frameWaitsMs)),
  ]);
}
