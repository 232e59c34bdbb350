import { currentRelease } from '../remotes/known-release.ts';

/** True where the shop meanwhile runs another version of a remote than this document: mixing two is not safe. */
export async function hasMovedOn(remote: string): Promise<boolean> {
  try {
    const response = await fetch('/remotes/current.json', { cache: 'no-cache', signal: AbortSignal.timeout(3000) });
    const live: { remotes: Record<string, string> } = await response.json();
    return live.remotes[remote] !== undefined && live.remotes[remote] !== currentRelease().remotes[remote]?.version;
  } catch {
    return false;
  }
}
