import type { RouteMatch } from './match-route.ts';

/** A path's page; null where there is none; `unknown` where the service has not told the slugs that could name one. */
export type FoundRoute = RouteMatch | null | 'unknown';
