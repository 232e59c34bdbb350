import type { ReleaseChange, ReleaseManifest } from 'mf-shared/contract';
import { versionIfReadable } from './read-version.ts';
import { liveByStacks, versionStacks } from './version-stack.ts';

/**
 * What is live in an environment as the log tells it: of each remote the last version that can still be read. Null where
 * the log tells of no release there.
 * @param directory of the releases
 */
export function manifestOfLog(
  history: readonly ReleaseChange[],
  directory: string,
  environment: string,
): ReleaseManifest | null {
  const stacks = versionStacks(history, environment);
  if (stacks.size === 0) return null;
  return liveByStacks(stacks, (remote, version) => versionIfReadable(directory, remote, version));
}
