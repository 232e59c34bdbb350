import { featureFlagNames } from 'mf-shared/contract/feature-flags';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import type { FoundRoute } from '../../src/routes/match-route.ts';
import { matchRoute, noSlugs, type SlugSets } from '../../src/routes/match-route.ts';

/** The facts of the shop that the service has answered so far. */
interface Told {
  /** Null where it has not told them. */
  slugs: SlugSets | null;
  features?: FeatureFlags | undefined;
  /** Whether it has told the features; otherwise they are only those that the visitor set. */
  isWhole?: boolean;
}

/**
 * The page that a path names; unknown where slugs or a flag that the service has not told decide on it (ROUTE-9). Whether
 * its owner's release offers it is not asked here: a page that cannot be loaded is unavailable, and never a missing one.
 */
export function findRoute(path: string, { slugs, features = {}, isWhole = true }: Told): FoundRoute {
  const known = slugs ?? noSlugs;
  const match = matchRoute(path, known, features);
  if (!isWhole && matchRoute(path, known, { ...everyFlag, ...features })?.expose !== match?.expose) return 'unknown';
  return match ?? (slugs ? null : 'unknown');
}

const everyFlag: FeatureFlags = Object.fromEntries(featureFlagNames.map((name) => [name, true]));
