import { PageRedirect } from 'mf-shared/router';
import { localPath } from 'mf-shared/rules/locale-path';
import { type DataRouteObject, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CrashedPage } from './crashed-page.tsx';
import { loadPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PageRoot } from './page-root.tsx';
import { pageRouteId } from './page-route-id.ts';

/**
 * The router's table: one route inside the frame, whose loader finds the page by the shop's own table.
 * So one place decides what an address means, on the server and in the browser, and no route needs `lazy`,
 * which react-router cannot retry after a rejection.
 */
export function pageRoutes(environmentOf: (context: unknown) => PageEnvironment): DataRouteObject[] {
  return [
    {
      id: 'root',
      Component: PageRoot,
      children: [
        {
          id: pageRouteId,
          path: '*',
          Component: PageOutlet,
          ErrorBoundary: CrashedPage,
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
            defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname,
          loader: async ({ request, context }) => {
            const environment = environmentOf(context);
            try {
              return await loadPage(new URL(request.url), request.signal, environment);
            } catch (error) {
              if (!(error instanceof PageRedirect)) throw error;
              const { locale, localeStrategy } = environment.config;
              throw redirect(localPath(error.path, locale, localeStrategy), error.status);
            }
          },
        },
      ],
    },
  ];
}
