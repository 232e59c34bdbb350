import type { RouteMatch } from '../routes/match-route.ts';
import { errorHead } from './document-head.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';
import type { ScreenError } from './screen-error.ts';

/** The error screen in a page's place. */
export function errorPage(
  path: string,
  match: RouteMatch | null,
  error: ScreenError,
  { config, text }: Pick<PageEnvironment, 'config' | 'text'>,
): LoadedPage {
  return { kind: 'error', path, match, error, head: errorHead(error, path, config, text('shell')) };
}
