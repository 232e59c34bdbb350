import { z } from 'zod';
import { parsedJson } from './parsed-json.ts';
import { versionName } from './release-manifest.ts';

/** What shoppers see. Others, as `staging`, are shells of their own that read the same folder (RELEASES_ENVIRONMENT). */
export const productionEnvironment = 'production';

export const environmentName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

/** The file of a releases folder that says what is live in an environment. */
export const manifestFile = (environment: string): string =>
  environment === productionEnvironment ? 'manifest.json' : `manifest.${environment}.json`;

/** The file that says how it came so: one change a line, only ever added to. */
export const releaseLogFile = 'history.jsonl';

/** The log of folders from before: one list that was written anew each time. Its changes stay the first ones. */
export const earlierLogFile = 'history.json';

/** What changes what is live. */
const moves = ['publish', 'promote', 'rollback', 'canary_finish'] as const;

/** One move of what is live in an environment, or one that was refused. */
export const releaseChange = z.object({
  at: z.iso.datetime(),
  environment: environmentName.default(productionEnvironment),
  remote: z.string(),
  version: versionName,
  /**
   * A canary (ROUTE-141) begins or changes its percent, ends, becomes what is live (`canary_finish`, also by itself), or goes
   * back by itself (`canary_undo`).
   */
  action: z.enum([...moves, 'refuse', 'canary', 'canary_end', 'canary_undo']),
  /** What was live before; null: nothing. Unset in logs from before that was written. */
  before: z.string().nullable().optional(),
  /** Which part of the visitors sees a canary from now on. */
  percent: z.int().optional(),
  /** After so many minutes the canary becomes what is live, if it is not worse. */
  finish_after: z.int().optional(),
  /** The version was loaded and rendered before it went live; unset where it was refused. */
  health: z.literal('verified').optional(),
  /** The person or pipeline. */
  who: z.string().optional(),
  /** The commit that the version was built from, `+` behind it where files were changed since. */
  commit: z.string().optional(),
  /** Why, in the words of whoever did it; of a refusal the gate's. */
  reason: z.string().optional(),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

/** Whether the version became what is live: refusals are none, and canaries are not what everybody sees. */
export const isMove = ({ action }: Pick<ReleaseChange, 'action'>): boolean => moves.some((move) => move === action);

/** The commit that the log has of a version; undefined where it was published without one. */
export const commitOf = (
  history: readonly ReleaseChange[],
  { remote, version }: Pick<ReleaseChange, 'remote' | 'version'>,
): string | undefined =>
  history.findLast((change) => change.remote === remote && change.version === version && change.action === 'publish')
    ?.commit;

/**
 * The changes of a log, the oldest first. A last line that a power cut tore is no change: it is written before what is live
 * moves.
 * @param lines of `history.jsonl`
 * @param earlier text of `history.json`
 */
export function readReleaseLog(lines: string | null, earlier: string | null): ReleaseChange[] {
  const old = z.array(z.unknown()).safeParse(parsedJson(earlier)).data ?? [];
  return [...old, ...(lines ?? '').split('\n').map(parsedJson)].flatMap((entry) => {
    const { data } = releaseChange.safeParse(entry);
    return data ? [data] : [];
  });
}
