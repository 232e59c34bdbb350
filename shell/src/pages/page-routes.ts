import { PageRedirect } from 'mf-shared/router';
import { localPath } from 'mf-shared/rules/locale-path';
import { type DataRouteObject, redirect, redirectDocument } from 'react-router';
import type { LoadedPage } from './load-page.ts';
import { DocumentNeeded, type PageEnvironment } from './page-environment.ts';
import { pageRouteId } from './shown-state.ts';

export interface PageLoading {
  environmentOf(context: unknown): PageEnvironment;
  load(url: URL, signal: AbortSignal, environment: PageEnvironment): Promise<LoadedPage>;
  /** Whether a navigation needs the page's data anew. */
  needsLoad(from: URL, to: URL): boolean;
  /** What stands behind the number sign of the address that is gone to: a loader is not told. */
  hashOf?(): string;
}

/**
 * The router's table: one route, whose loader finds the page by the shop's own table.
 * So one place decides what an address means, on the server and in the browser, and no route needs `lazy`,
 * which react-router cannot retry after a rejection.
 */
export function pageRoutes({ environmentOf, load, needsLoad, hashOf }: PageLoading): DataRouteObject[] {
  const page: DataRouteObject = {
    id: pageRouteId,
    path: '*',
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.href === nextUrl.href || needsLoad(currentUrl, nextUrl)),
    loader: async ({ request, context }) => {
      const environment = environmentOf(context);
      try {
        return await load(new URL(request.url), request.signal, environment);
      } catch (error) {
        const hash = hashOf?.() ?? '';
        if (error instanceof DocumentNeeded) {
          // Going back, the browser stands there already: to go there once more loads nothing where there is a number sign.
          if (location.href === request.url + hash) return reloaded();
          throw redirectDocument(request.url + hash);
        }
        if (!(error instanceof PageRedirect)) throw error;
        const { locale, localeStrategy } = environment.config;
        // A browser keeps the part behind the number sign at a server's redirect, too.
        throw redirect(localPath(error.path, locale, localeStrategy) + hash, error.status);
      }
    },
  };
  return [page];
}

function reloaded(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
