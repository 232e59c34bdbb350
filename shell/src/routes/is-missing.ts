import { matchPattern } from 'mf-shared/rules/path-pattern';

/** Whether a path (no locale prefix) leads to a page that nobody offers; `missing` are the patterns that the server names. */
export const isMissing = (path: string, missing: readonly string[]): boolean =>
  missing.some((pattern) => matchPattern(pattern, path) !== null);
