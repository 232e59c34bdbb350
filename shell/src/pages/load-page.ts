import { PageRedirect, type RouteModule } from 'mf-shared/router';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import type { RouteMatch } from '../routes/match-route.ts';
import { type DocumentHead, toDocumentHead } from './document-head.ts';
import { errorPage } from './error-page.ts';
import { DocumentNeeded, type PageEnvironment } from './page-environment.ts';
import { notFound, PageUnavailable, type ScreenError, toScreenError } from './screen-error.ts';

/** What a navigation ends with. Plain data: the server writes it into the HTML and the browser hydrates with it. */
export type LoadedPage =
  | { kind: 'page'; path: string; match: RouteMatch; data: unknown; head: DocumentHead }
  | { kind: 'error'; path: string; match: RouteMatch | null; error: ScreenError; head: DocumentHead };

/**
 * Finds the page of a URL, loads its module and its data. Failures become an error page rather than a rejection:
 * whatever breaks, the frame stands, and loading again is the retry.
 * @throws PageRedirect where a loader sends the visitor elsewhere; DocumentNeeded where the browser must load anew
 */
export async function loadPage(url: URL, signal: AbortSignal, environment: PageEnvironment): Promise<LoadedPage> {
  const { path } = splitLocalePath(url.pathname, environment.config.localeStrategy);
  let match: RouteMatch | null = null;
  try {
    match = await environment.match(path);
    if (!match) return missingPage(url, environment);
    const route = await loadRoute(match, environment);
    return await runRoute(route, match, { url, path, signal }, environment);
  } catch (error) {
    if (error instanceof PageRedirect || error instanceof DocumentNeeded || signal.aborted) throw error;
    const screen = toScreenError(error);
    if (screen.statusCode >= 500) environment.report(error, path);
    return errorPage(path, match, screen, environment);
  }
}

/** The error screen of an address that no page has. */
export function missingPage({ pathname }: URL, environment: PageEnvironment): LoadedPage {
  const { path } = splitLocalePath(pathname, environment.config.localeStrategy);
  return errorPage(path, null, notFound(environment.text('shell')('error.page_not_found', { path })), environment);
}

async function loadRoute(match: RouteMatch, environment: PageEnvironment): Promise<RouteModule> {
  try {
    return await environment.load(match);
  } catch (error) {
    if (error instanceof DocumentNeeded) throw error;
    throw new PageUnavailable(match.remote, error);
  }
}

async function runRoute(
  route: RouteModule,
  match: RouteMatch,
  { url, path, signal }: { url: URL; path: string; signal: AbortSignal },
  { config, api, text: textOf }: PageEnvironment,
): Promise<LoadedPage> {
  const request = { url, path, params: match.params, config, text: textOf(match.remote) };
  const data = await route.loader?.({ ...request, api, signal });
  const head = toDocumentHead(route.head?.(data, request) ?? { title: '' }, path, config);
  return { kind: 'page', path, match, data, head };
}
