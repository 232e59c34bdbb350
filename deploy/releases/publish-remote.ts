import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';
import { type RemoteBuild, readBuild } from './read-build.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { type ReleaseGate, ReleaseRefused } from './release-gate.ts';

export interface PublishOptions {
  gate: ReleaseGate;
  /** Takes a version that no longer offers what the live one does. */
  allowLostExposes?: boolean;
}

/**
 * Publishes a remote's build: copies it into its immutable folder, lets the gate try it there, and makes it live. A shop
 * that runs notices by itself; one that does not finds it when it starts.
 * @throws ReleaseRefused with what is live and its history untouched
 */
export async function publishRemote(
  remote: string,
  packageFolder: string,
  releases: ReleaseFolder,
  { gate, allowLostExposes = false }: PublishOptions,
): Promise<PublishedRemote> {
  const build = await readBuild(remote, packageFolder);
  const { published } = build;
  const folder = releases.versionFolder(remote, published.version);
  const isNew = await store(remote, build, releases);
  try {
    await gate(remote, folder, published);
    await releases.update(async (manifest) => {
      const live = manifest[remote];
      if (live?.version === published.version) return null;
      const lost = Object.keys(live?.exposes ?? {}).filter((expose) => !(expose in published.exposes));
      if (lost.length > 0 && !allowLostExposes)
        throw new ReleaseRefused(
          remote,
          published.version,
          `it lost ${lost.join(', ')} (--allow-lost-exposes takes it)`,
        );
      return {
        manifest: { ...manifest, [remote]: published },
        change: {
          ...{ at: new Date().toISOString(), remote, version: published.version },
          ...{ action: 'publish', health: 'verified' },
        },
      };
    });
  } catch (error) {
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return published;
}

/** False where the version's folder was there before. */
async function store(remote: string, { published, files }: RemoteBuild, releases: ReleaseFolder): Promise<boolean> {
  const folder = releases.versionFolder(remote, published.version);
  if (await exists(folder)) return false;
  const arriving = path.join(path.dirname(folder), `.${published.version}.${process.pid}`);
  for (const [file, from] of files) {
    await mkdir(path.dirname(path.join(arriving, file)), { recursive: true });
    await cp(from, path.join(arriving, file));
  }
  await writeFile(path.join(arriving, 'release.json'), `${JSON.stringify(published, null, 1)}\n`, { flush: true });
  try {
    await rename(arriving, folder);
    return true;
  } catch (error) {
    await rm(arriving, { recursive: true, force: true });
    // Two publishes of one build at the same time: the other one's folder is the same.
    if (!(await exists(folder))) throw error;
    return false;
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
