import type { Locale, Sitemap } from 'mf-shared/contract';
import { fillPattern, matchPattern } from 'mf-shared/rules/path-pattern';
import { matchRoute, type RouteMatch, type SlugSets } from '../../src/routes/match-route.ts';
import { dynamicRoutes, type RouteEntry, routeTable } from '../../src/routes/route-table.ts';

export interface CheckedPage {
  path: string;
  match: RouteMatch;
}

/** The number of pages of one route that show more than one of its faces. */
const pagesOfRoute = 2;

/** Looks up which pages of the sitemap a route shows, in one pass over it. */
export function knownPages(sitemap: Sitemap, slugs: SlugSets, locale: Locale): Map<string, CheckedPage[]> {
  const pages = new Map<string, CheckedPage[]>();
  for (const { paths } of sitemap.entries) {
    const match = matchRoute(paths[locale], slugs);
    if (!match) continue;
    const key = match.remote + match.expose;
    const known = pages.get(key) ?? [];
    if (known.length < pagesOfRoute) pages.set(key, [...known, { path: paths[locale], match }]);
  }
  return pages;
}

/**
 * Pages that show an exposed route: those of the sitemap, else its address in the route table with made-up parameters.
 * None for a route that the shell gives no address.
 */
export function pagesOf(remote: string, expose: string, known: ReadonlyMap<string, CheckedPage[]>): CheckedPage[] {
  const named = known.get(remote + expose);
  if (named) return named;
  const entries: readonly RouteEntry[] = [...routeTable, ...Object.values(dynamicRoutes)];
  const entry = entries.find((candidate) => candidate.remote === remote && candidate.expose === expose);
  if (!entry) return [];
  const path = fillPattern(entry.path, madeUp(entry.path));
  const { layout = 'default', isOwnDocument = false } = entry;
  const match = { remote: entry.remote, expose: entry.expose, params: matchPattern(entry.path, path) ?? {} };
  return [{ path, match: { ...match, layout, isOwnDocument } }];
}

/** A value for every parameter that a pattern needs; the rest of a path stays empty. */
const madeUp = (pattern: string): Record<string, string> =>
  Object.fromEntries([...pattern.matchAll(/:(\w+)\//g)].map(([, name = '']) => [name, 'example']));
