import type { RouteSlugs } from 'mf-shared/contract';
import { decodeText } from 'mf-shared/rules/decode-text';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import { matchPattern, type PathParams } from 'mf-shared/rules/path-pattern';
import { dynamicRoutes, type Layout, type RouteEntry, routeTable } from './route-table.ts';

export interface RouteMatch {
  remote: RouteEntry['remote'];
  expose: RouteEntry['expose'];
  params: PathParams;
  layout: Layout;
  isOwnDocument: boolean;
}

/** A path's page; null where there is none; `unknown` where the service has not told the slugs that could name one. */
export type FoundRoute = RouteMatch | null | 'unknown';

/** The call's lists as sets, so that a path costs a look-up and not a search. */
export type SlugSets = { readonly [list in keyof RouteSlugs]: ReadonlySet<string> };

export const noSlugs: SlugSets = {
  staticPageSlugs: new Set(),
  staticPageWithTabsSlugs: new Set(),
  navigationSlugs: new Set(),
  manufacturerSlugs: new Set(),
};

export function toSlugSets(slugs: RouteSlugs): SlugSets {
  return {
    staticPageSlugs: new Set(slugs.staticPageSlugs),
    staticPageWithTabsSlugs: new Set(slugs.staticPageWithTabsSlugs),
    navigationSlugs: new Set(slugs.navigationSlugs),
    manufacturerSlugs: new Set(slugs.manufacturerSlugs),
  };
}

/**
 * The page that a path names: the fixed table first, then the shop's slugs. `path` has no locale prefix and ends with a
 * slash. Without `features` the pages that a flag hides are there, too.
 */
export function matchRoute(path: string, slugs: SlugSets, features?: FeatureFlags): RouteMatch | null {
  for (const entry of routeTable) {
    if (entry.flag && features && !features[entry.flag]) continue;
    const params = matchPattern(entry.path, path);
    if (params) return toMatch(entry, params);
  }
  return matchDynamic(path, slugs);
}

function matchDynamic(path: string, slugs: SlugSets): RouteMatch | null {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  // Groups and brands are known by lower-case keys however their address is written (LIST-1, LIST-11).
  const entry = dynamicEntry(decodeText(first).toLowerCase(), rest.length, slugs);
  return entry && toMatch(entry, matchPattern(entry.path, path) ?? {});
}

function dynamicEntry(first: string, restLength: number, slugs: SlugSets): RouteEntry | null {
  if (slugs.navigationSlugs.has(first)) return dynamicRoutes.group;
  if (slugs.manufacturerSlugs.has(first)) return restLength === 0 ? dynamicRoutes.brand : dynamicRoutes.product;
  if (slugs.staticPageWithTabsSlugs.has(first)) return dynamicRoutes.tabbedPage;
  if (slugs.staticPageSlugs.has(first) && restLength === 0) return dynamicRoutes.staticPage;
  return null;
}

function toMatch(entry: RouteEntry, params: PathParams): RouteMatch {
  const { remote, expose, layout = 'default', isOwnDocument = false } = entry;
  return { remote, expose, params, layout, isOwnDocument };
}
