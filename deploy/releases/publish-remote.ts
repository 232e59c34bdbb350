import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';
import { type RemoteBuild, readBuild } from './read-build.ts';
import type { ReleaseFolder } from './release-folder.ts';

/**
 * Publishes a remote's build: copies it into its immutable folder, then makes it live. A shop that runs notices by
 * itself; one that does not finds it when it starts.
 */
export async function publishRemote(
  remote: string,
  packageFolder: string,
  releases: ReleaseFolder,
): Promise<PublishedRemote> {
  const build = await readBuild(remote, packageFolder);
  await store(remote, build, releases);
  await releases.update(async (manifest) => {
    if (manifest[remote]?.version === build.published.version) return null;
    const at = new Date().toISOString();
    return {
      manifest: { ...manifest, [remote]: build.published },
      change: { at, remote, version: build.published.version, action: 'publish' },
    };
  });
  return build.published;
}

async function store(remote: string, { published, files }: RemoteBuild, releases: ReleaseFolder): Promise<void> {
  const folder = releases.versionFolder(remote, published.version);
  if (await exists(folder)) return;
  const arriving = path.join(path.dirname(folder), `.${published.version}.${process.pid}`);
  for (const [file, from] of files) {
    await mkdir(path.dirname(path.join(arriving, file)), { recursive: true });
    await cp(from, path.join(arriving, file));
  }
  await writeFile(path.join(arriving, 'release.json'), `${JSON.stringify(published, null, 1)}\n`, { flush: true });
  await rename(arriving, folder).catch(async (error: unknown) => {
    await rm(arriving, { recursive: true, force: true });
    // Two publishes of one build at the same time: the other one's folder is the same.
    if (!(await exists(folder))) throw error;
  });
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
