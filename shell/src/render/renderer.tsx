import type { Locale } from 'mf-shared/contract';
import { ApiFailure, createApiClient } from 'mf-shared/http';
import { translator } from 'mf-shared/i18n';
import type { PageConfig, PageRouter } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import type { ReactNode } from 'react';
import { createContext, createStaticHandler, RouterContextProvider } from 'react-router';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import { PageProviders } from '../frame/page-providers.tsx';
import { errorPage } from '../pages/error-page.ts';
import { type LoadedPage, loadPage, missingPage } from '../pages/load-page.ts';
import type { PageEnvironment } from '../pages/page-environment.ts';
import { PageRoot } from '../pages/page-root.tsx';
import { pageRoutes } from '../pages/page-routes.ts';
import { gone, toScreenError } from '../pages/screen-error.ts';
import { loadShellPage } from '../pages/shell-pages.ts';
import { firstState, pageRouteId } from '../pages/shown-state.ts';
import type { FoundRoute } from '../routes/match-route.ts';
import { beforeDeadline, withDeadline } from './before-deadline.ts';
import { goneTexts } from './gone-texts.ts';
import { KeepingParts, PartAlone } from './keeping-parts.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { type RenderedHtml, renderHtml } from './render-html.tsx';
import type { ServerRelease } from './server-release.ts';
import { watchCalls } from './watch-calls.ts';

export { type ServerModules, ServerRelease } from './server-release.ts';
export { sharedModules } from './shared-modules.ts';

export interface PageRenderRequest {
  /** Absolute; its path carries the locale prefix. */
  url: URL;
  config: PageConfig;
  navigation: ShellNavigation;
  apiOrigin: string;
  /** How loaders reach the service. */
  fetch: typeof fetch;
  release: ServerRelease;
  match(path: string): FoundRoute;
  /** The route's own code is not run: its page is the error screen of one that cannot be loaded. */
  isRefused?: boolean;
  /** The staff say that nothing stands here any more: the page says so, whatever would stand here. */
  isGone?: boolean;
  report(error: unknown, path: string): void;
}

export interface PageBody extends RenderedHtml {
  /** What a browser without JavaScript shows beside the page. */
  noScript: string;
}

export type PageRenderResult =
  | { kind: 'html'; status: number; page: LoadedPage; body: PageBody }
  | { kind: 'redirect'; status: number; location: string };

const environmentKey = createContext<PageEnvironment>();
const handler = createStaticHandler(
  pageRoutes({
    environmentOf(context) {
      if (context instanceof RouterContextProvider) return context.get(environmentKey);
      throw new Error('A loader runs without its environment');
    },
    load: loadPage,
    needsLoad: () => true,
  }),
);

/** Loads and renders the page of a URL for nobody in particular. A page that cannot be rendered becomes its error screen. */
export async function renderPage(request: PageRenderRequest): Promise<PageRenderResult> {
  const calls = watchCalls(request.fetch);
  const environment = serverEnvironment({ ...request, fetch: calls.fetch });
  const loaded = request.isGone ? gonePage(request.url, environment) : await load(request.url, environment);
  if (loaded instanceof Response)
    return { kind: 'redirect', status: loaded.status, location: loaded.headers.get('location') ?? '/' };
  const page = calls.hasFailed() ? notMissing(loaded, environment) : loaded;
  try {
    return { kind: 'html', status: statusOf(page), page, body: await render(page, environment, request) };
  } catch (error) {
    environment.report(error, page.path);
    const failed = errorPage(page.path, page.match, toScreenError(error), environment);
    return {
      kind: 'html',
      status: statusOf(failed),
      page: failed,
      body: await render(failed, environment, request),
    };
  }
}

async function load(url: URL, environment: PageEnvironment): Promise<LoadedPage | Response> {
  const context = new RouterContextProvider();
  context.set(environmentKey, environment);
  const answer = await handler.query(new Request(url), { requestContext: context });
  if (answer instanceof Response) return answer;
  // No route of the router's matches a path with an encoded line break.
  return answer.loaderData[pageRouteId] ?? missingPage(url, environment);
}

function gonePage({ pathname }: URL, environment: PageEnvironment): LoadedPage {
  const { locale, localeStrategy } = environment.config;
  const { path } = splitLocalePath(pathname, localeStrategy);
  return errorPage(path, null, gone(goneTexts.title[locale], goneTexts.message[locale]), environment);
}

/** A loader may take a call that failed for a missing page (LIST-6, LIST-17): caches and search engines must not. */
function notMissing(page: LoadedPage, environment: PageEnvironment): LoadedPage {
  if (page.kind !== 'error' || page.error.statusCode !== 404) return page;
  return errorPage(page.path, page.match, toScreenError(new ApiFailure(0, 'no_answer', '')), environment);
}

/** A router that does nothing, because no page navigates while it is drawn on the server. */
const standingRouter: PageRouter = { navigate: async () => undefined, revalidate: async () => undefined };

async function render(
  page: LoadedPage,
  environment: PageEnvironment,
  { url: { pathname, search }, release, config, navigation }: PageRenderRequest,
): Promise<PageBody> {
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const provide = (children: ReactNode) => (
    <PageProviders
      i18n={release.texts(config.locale, null)}
      api={environment.api}
      config={config}
      modules={environment}
      navigation={navigation}
    >
      {children}
    </PageProviders>
  );
  const { keeper, keepAsked } = release.keptParts.openPage(config);
  const root = <PageRoot router={standingRouter} state={firstState(page, location)} />;
  const rendering = renderHtml(provide(<KeepingParts keeper={keeper}>{root}</KeepingParts>));
  const html = await beforeDeadline(rendering, page.match?.remote ?? 'shell');
  setImmediate(keepAsked, (part: ReactNode) => provide(<PartAlone router={standingRouter}>{part}</PartAlone>));
  const note = await renderHtml(provide(<NoScriptNote paths={page.head.paths} search={search} />));
  return { ...html, noScript: note.html };
}

/** A page that is being rendered waits for nobody: a read is made again once, at once. */
const serverPausesMs = [0];

function serverEnvironment({
  config,
  apiOrigin,
  fetch,
  release,
  match,
  report,
  isRefused,
}: PageRenderRequest): PageEnvironment {
  const locale: Locale = config.locale;
  return {
    config,
    api: createApiClient({ origin: apiOrigin, locale, fetch, pausesMs: serverPausesMs }),
    match: async (path) => {
      const found = match(path);
      // It fails like any other call of the page that the service did not answer.
      if (found === 'unknown') throw new ApiFailure(0, 'no_slugs', '');
      return found;
    },
    load: async (found) => {
      if (isRefused) throw new Error('Given up before');
      if (found.remote === 'shell') return loadShellPage(found.expose);
      release.texts(locale, found.remote);
      return withDeadline(release.route(found), found.remote);
    },
    loaded: (found) => release.route(found),
    text: (namespace) => translator(release.texts(locale, null), namespace),
    report,
  };
}

const statusOf = (page: LoadedPage): number =>
  page.kind === 'error' ? page.error.statusCode : page.head.isGone ? 410 : 200;
