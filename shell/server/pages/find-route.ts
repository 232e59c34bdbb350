import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import type { FoundRoute } from '../../src/routes/match-route.ts';
import { matchRoute, noSlugs, type SlugSets } from '../../src/routes/match-route.ts';

/**
 * The page that a path names. Whether its owner's release offers it is not asked here: a page that cannot be loaded is
 * unavailable, and never a missing one.
 * @param slugs null where the service has not told them
 */
export function findRoute(path: string, slugs: SlugSets | null, features: FeatureFlags = {}): FoundRoute {
  return matchRoute(path, slugs ?? noSlugs, features) ?? (slugs ? null : 'unknown');
}
