import { matchPattern } from 'mf-shared/rules/path-pattern';

/**
 * Whether a path (no locale prefix) leads to a page that nobody offers; `missing` are the patterns that the server names. It
 * stands apart from missing-pages.ts, which brings the table of routes: pages stand before they need that.
 */
export const isMissingPath = (path: string, missing: readonly string[]): boolean =>
  missing.some((pattern) => matchPattern(pattern, path) !== null);
