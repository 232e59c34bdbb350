import { encodedPath } from './encoded-path.ts';

/**
 * Whether settings lead a page's path elsewhere (ROUTE-3, ROUTE-4).
 * @param redirectedPaths as requests write them; the browser, whose paths are written so too, looks them up itself
 */
export const isRedirected = (path: string, redirectedPaths: readonly string[]): boolean =>
  redirectedPaths.includes(encodedPath(path));
