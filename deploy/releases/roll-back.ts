import { productionEnvironment, type ReleaseChange } from 'mf-shared/contract';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { versionStacks } from 'mf-shared/releases/version-stack';
import { moveToKept } from './kept-version.ts';
import { LostExposes, ReleaseRefused } from './release-gate.ts';
import { type Moved, type MoveOptions, moveTo } from './release-move.ts';

export interface RollBackOptions extends MoveOptions {
  /** The version to go to; without it the newest one before the live one that the gate lets through. */
  to?: string | undefined;
}

/**
 * Goes back to an earlier version, after the gate has tried it as it tries a new one.
 * @throws when there is none, the named one was never published, none gets through, or the one that does offers less than
 * what is live; what is live then stays
 */
export async function rollBack(remote: string, releases: ReleaseFolder, options: RollBackOptions): Promise<Moved> {
  const { environment = productionEnvironment, to } = options;
  const live = (await releases.manifest(environment))[remote]?.version;
  const earlier = versionsBefore(remote, live, await releases.history(), environment);
  const candidates = to === undefined ? earlier : [to];
  if (candidates.length === 0) throw new Error(`${remote} has no earlier version to go back to`);
  const refusals: string[] = [];
  for (const version of candidates)
    try {
      const action = earlier.includes(version) ? 'rollback' : 'publish';
      const expected = { version: live ?? null };
      return await moveToKept({ remote, version, releases }, options, (published, asked) =>
        moveTo(remote, published, releases, { ...asked, action, expected }),
      );
    } catch (error) {
      if (error instanceof LostExposes || !(error instanceof ReleaseRefused)) throw error;
      refusals.push(error.message);
    }
  throw new Error(`${remote} stays as it is. ${refusals.join('. ')}`);
}

/** Earlier versions of an environment, the newest first. */
export function versionsBefore(
  remote: string,
  live: string | undefined,
  history: readonly ReleaseChange[],
  environment = productionEnvironment,
): string[] {
  return (versionStacks(history, environment).get(remote) ?? []).filter((version) => version !== live);
}
