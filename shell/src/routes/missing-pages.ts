import type { ReleaseManifest } from 'mf-shared/contract';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import type { RouteMatch } from './match-route.ts';
import { routeTable } from './route-table.ts';

/**
 * Patterns of pages that their owner, though published, does not offer (yet): the frame does not lead there.
 * A remote that is missing as a whole is a failure, and its links stay: they lead to the error screen with its retry.
 * Pages whose flag is off are missing, too (CONF-58).
 */
export function missingPages(manifest: ReleaseManifest, features: FeatureFlags): string[] {
  return routeTable
    .filter((entry) => !isOffered(entry, manifest) || (entry.flag !== undefined && features[entry.flag] !== true))
    .map(({ path }) => path);
}

/** Whether a match's owner offers the page; an owner that is missing as a whole may be back soon, and counts as offering. */
const isOffered = ({ remote, expose }: Pick<RouteMatch, 'remote' | 'expose'>, manifest: ReleaseManifest): boolean =>
  manifest[remote] === undefined || expose in manifest[remote].exposes;
