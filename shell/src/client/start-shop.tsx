import { createApiClient, setBrowserApi } from 'mf-shared/http';
import { addMessages, createI18n } from 'mf-shared/i18n';
import { sessionToken } from 'mf-shared/stores';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { errorPage, type LoadedPage } from '../pages/load-page.ts';
import { type PageContext, PageProviders } from '../pages/page-providers.tsx';
import { pageRouteId } from '../pages/page-route-id.ts';
import { pageRoutes } from '../pages/page-routes.tsx';
import { rootId } from '../pages/page-state.ts';
import { PageUnavailable, toScreenError } from '../pages/screen-error.ts';
import { setRelease } from '../remotes/known-release.ts';
import { registerRelease } from '../remotes/load-module.ts';
import { browserEnvironment } from './browser-environment.ts';
import { loadShellTexts } from './browser-texts.ts';
import { readPageState } from './read-page-state.ts';
import { slugSource } from './route-slugs.ts';

/** Takes over the server's page: same data, same modules, no second fetch; then everything that can wait. */
export async function startShop(): Promise<void> {
  const { config, navigation, release, page } = readPageState();
  setRelease(release);
  registerRelease();
  const api = createApiClient({ origin: '', locale: config.locale, authorization: sessionToken });
  setBrowserApi(api);
  const i18n = createI18n(config.locale);
  const slugs = slugSource(api);
  const environment = browserEnvironment({ config, api, texts: i18n, slugs });
  const context: PageContext = { config, navigation, api, i18n, environment };

  const shellTexts = loadShellTexts(config.locale).then(({ shell, ui }) => {
    addMessages(i18n, 'shell', shell);
    addMessages(i18n, 'ui', ui);
  });
  const first = await ready(page, context, shellTexts);
  const router = createBrowserRouter(
    pageRoutes(() => environment),
    {
      hydrationData: { loaderData: { [pageRouteId]: first } },
    },
  );
  const tree = (
    <PageProviders {...context}>
      <RouterProvider router={router} />
    </PageProviders>
  );
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no root');
  if (first === page) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

/** The page's module, loaded before the router starts; where it cannot be, the error screen with its retry. */
async function ready(page: LoadedPage, { environment }: PageContext, texts: Promise<void>): Promise<LoadedPage> {
  const module = page.kind === 'error' ? null : environment.load(page.match);
  try {
    await Promise.all([module, texts]);
    return page;
  } catch (error) {
    if (page.kind === 'error') throw error;
    await texts;
    const failure = new PageUnavailable(page.match.remote, error);
    environment.report(failure, page.path);
    return errorPage(page.path, page.match, toScreenError(failure), environment);
  }
}
