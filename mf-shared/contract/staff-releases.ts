import { z } from 'zod';
import { canaryFigures } from './canary-health.ts';
import { canary } from './release-canary.ts';
import { environmentName, releaseChange } from './release-log.ts';
import { remoteName, versionName } from './release-manifest.ts';

/** Which releases a browser sees instead of those that are live. */
const seenReleases = z.object({
  /** Whose releases are seen, as far as it has any; null: nobody's. */
  environment: environmentName.nullable(),
  /** Remote → version, over those of the environment. */
  remotes: z.record(remoteName, versionName),
});

const storedVersion = z.object({
  version: versionName,
  /** When it was published first, by whom, from which commit and why, as far as the log tells. */
  published: releaseChange.nullable(),
  /** The environments where it is live. */
  live_in: z.array(environmentName),
});
export type StoredVersion = z.infer<typeof storedVersion>;

/** A canary that runs, and what was counted of it (ROUTE-141, ROUTE-142). */
const shownCanary = canary.extend({ environment: environmentName, remote: remoteName, figures: canaryFigures });
export type ShownCanary = z.infer<typeof shownCanary>;

/** GET /api/staff/releases/ */
export const staffReleases = z.object({
  /** False where the shop has no RELEASES_KEY: nobody can see other releases then. */
  can_override: z.boolean(),
  /** What the caller's browser sees instead of the live releases. */
  seen: seenReleases.nullable(),
  environments: z.array(environmentName),
  /** Each with the versions that can be seen, the newest first. */
  remotes: z.array(z.object({ name: remoteName, versions: z.array(storedVersion) })),
  /** What a part of the visitors sees, where and since when. */
  canaries: z.array(shownCanary),
  /** The last moves and refusals, the newest first. */
  changes: z.array(releaseChange),
});
export type StaffReleases = z.infer<typeof staffReleases>;

/** POST /api/staff/release-override/: sets the caller's cookie. */
export const releaseOverrideRequest = seenReleases;
export type ReleaseOverrideRequest = z.infer<typeof releaseOverrideRequest>;
