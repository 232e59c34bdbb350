import { z } from 'zod';
import { productionEnvironment } from './release-log.ts';
import { type ReleaseManifest, remoteName, versionName } from './release-manifest.ts';

/** The file of a releases folder that says what a part of an environment's visitors sees (ROUTE-141). */
export const canaryFile = (environment: string): string =>
  environment === productionEnvironment ? 'canary.json' : `canary.${environment}.json`;

/** The part of the visitors, in hundredths. */
export const canaryPercent = z.int().min(1).max(99);

/** Minutes from a canary's begin, a week at most. */
export const canaryMinutes = z.int().min(1).max(10_080);

export const canary = z.object({
  version: versionName,
  /** What the other visitors see. Once something else is live, the canary is over. */
  present: versionName,
  percent: canaryPercent,
  /** When it began, by whom and why. */
  at: z.iso.datetime(),
  /** After so many minutes everybody sees it, if it is not worse; unset: once somebody says so (ROUTE-145). */
  finish_after: canaryMinutes.optional(),
  who: z.string().optional(),
  reason: z.string().optional(),
});
export type Canary = z.infer<typeof canary>;

/** `canary.json`, or that of another environment. Replaced as a whole, never edited in place. */
export const canaryPointers = z.object({
  /** Signs in which canaries a visitor is; made with the first one. */
  key: z.string().min(32),
  remotes: z.record(remoteName, canary),
});
export type CanaryPointers = z.infer<typeof canaryPointers>;

/** The canaries that run: a publish that came in between has ended one by moving what is live. */
export const runningCanaries = (
  pointers: CanaryPointers | null,
  live: Readonly<Record<string, Pick<ReleaseManifest[string], 'version'>>>,
): Record<string, Canary> =>
  Object.fromEntries(
    Object.entries(pointers?.remotes ?? {}).filter(([remote, { present }]) => live[remote]?.version === present),
  );
