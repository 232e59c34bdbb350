import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PublishedRemote, publishedRemote } from 'mf-shared/contract';
import type { Change, ReleaseFolder } from './release-folder.ts';

/** Makes a version live that was published before. @throws when it was not */
export async function promoteVersion(
  remote: string,
  version: string,
  releases: ReleaseFolder,
): Promise<PublishedRemote> {
  const published = await readVersion(remote, version, releases);
  await releases.update(async (manifest) => ({
    manifest: { ...manifest, [remote]: published },
    change: { at: new Date().toISOString(), remote, version, action: 'publish' },
  }));
  return published;
}

/** Goes back to the version that was live before the present one. @throws when there is none */
export async function rollBack(remote: string, releases: ReleaseFolder): Promise<PublishedRemote> {
  let published: PublishedRemote | null = null;
  await releases.update(async (manifest, history) => {
    const previous = previousVersion(remote, manifest[remote]?.version, history);
    if (previous === null) throw new Error(`${remote} has no earlier version to go back to`);
    published = await readVersion(remote, previous, releases);
    return {
      manifest: { ...manifest, [remote]: published },
      change: { at: new Date().toISOString(), remote, version: previous, action: 'rollback' },
    };
  });
  if (!published) throw new Error(`${remote} was not rolled back`);
  return published;
}

/**
 * Walks the history as a stack: a publish puts a version on it, a rollback takes one off. So two rollbacks go back two
 * releases rather than there and back.
 */
export function previousVersion(remote: string, live: string | undefined, history: readonly Change[]): string | null {
  const stack: string[] = [];
  for (const change of history) {
    if (change.remote !== remote) continue;
    if (change.action === 'publish') stack.push(change.version);
    else stack.pop();
  }
  while (stack.at(-1) === live) stack.pop();
  return stack.at(-1) ?? null;
}

async function readVersion(remote: string, version: string, releases: ReleaseFolder): Promise<PublishedRemote> {
  const file = path.join(releases.versionFolder(remote, version), 'release.json');
  return publishedRemote.parse(JSON.parse(await readFile(file, 'utf8')));
}
