import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PublishedRemote, publishedRemote } from 'mf-shared/contract';
import type { Change, ReleaseFolder } from './release-folder.ts';
import { type ReleaseGate, ReleaseRefused } from './release-gate.ts';

export interface RollBackOptions {
  gate: ReleaseGate;
  /** The version to go to; without it the newest one before the live one that the gate lets through. */
  to?: string | undefined;
}

/**
 * Goes back to an earlier version, after the gate has tried it as it tries a new one.
 * @throws when there is none, the named one was never published, or none gets through; what is live then stays
 */
export async function rollBack(
  remote: string,
  releases: ReleaseFolder,
  { gate, to }: RollBackOptions,
): Promise<PublishedRemote> {
  const live = (await releases.manifest())[remote]?.version;
  const earlier = versionsBefore(remote, live, await releases.history());
  const candidates = to === undefined ? earlier : [to];
  if (candidates.length === 0) throw new Error(`${remote} has no earlier version to go back to`);
  const { published, refusals } = await firstHealthy(remote, candidates, releases, gate);
  if (!published) throw new Error(`${remote} stays as it is. ${refusals.join('. ')}`);
  const { version } = published;
  await releases.update(async (manifest) => {
    if (manifest[remote]?.version !== live) throw new Error(`${remote} was published meanwhile: say again what to do`);
    if (version === live) return null;
    const action = earlier.includes(version) ? 'rollback' : 'publish';
    return {
      manifest: { ...manifest, [remote]: published },
      change: { at: new Date().toISOString(), remote, version, action, health: 'verified' },
    };
  });
  return published;
}

async function firstHealthy(remote: string, candidates: string[], releases: ReleaseFolder, gate: ReleaseGate) {
  const refusals: string[] = [];
  for (const version of candidates) {
    try {
      const published = await readVersion(remote, version, releases);
      await gate(remote, releases.versionFolder(remote, version), published);
      return { published, refusals };
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      refusals.push(error.message);
    }
  }
  return { published: null, refusals };
}

/**
 * Earlier versions, the newest first. The history is a stack: a publish puts a version on it, a rollback takes off all
 * above the one that it went to. So two rollbacks go back two releases rather than there and back.
 */
export function versionsBefore(remote: string, live: string | undefined, history: readonly Change[]): string[] {
  const stack: string[] = [];
  for (const { action, version } of history.filter((change) => change.remote === remote)) {
    if (action === 'publish' || !stack.includes(version)) stack.push(version);
    else stack.splice(stack.lastIndexOf(version) + 1);
  }
  return [...new Set(stack.toReversed())].filter((version) => version !== live);
}

async function readVersion(remote: string, version: string, releases: ReleaseFolder): Promise<PublishedRemote> {
  const file = path.join(releases.versionFolder(remote, version), 'release.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new ReleaseRefused(remote, version, 'no such version was published');
  return publishedRemote.parse(JSON.parse(text));
}
