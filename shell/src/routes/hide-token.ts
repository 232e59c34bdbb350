import { matchPattern } from 'mf-shared/rules/path-pattern';

/**
 * Paths of mailed links as the specification names them (ROUTE-11, ROUTE-12, ROUTE-15, ROUTE-17). What comes last is
 * only for the page.
 */
const tokenPaths = [
  '/accounts/activate/:token/',
  '/accounts/password/reset/confirm/:token/',
  '/accounts/delete-account/:token/',
  '/accounts/email/confirm/:token/',
  '/accounts/stop_reminders/:token/',
  '/accounts/stop_review_requests/:token/',
  '/reclamation/status/:token/',
  '/returns/status/:token/',
] as const;

/**
 * A mailed link's path with its token behind the number sign, which browsers send to no server: then no log, no head and
 * no cache repeats it. @returns null for a path without one
 */
export function hideToken(path: string): { path: string; token: string } | null {
  for (const pattern of tokenPaths) {
    const token = matchPattern(pattern, path)?.token;
    if (token !== undefined) return { path: pattern.slice(0, -':token/'.length), token };
  }
  return null;
}
