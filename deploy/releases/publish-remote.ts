import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { type RemoteBuild, readBuild } from './read-build.ts';
import { type Moved, type MoveOptions, moveTo, noteRefusal } from './release-move.ts';

/**
 * Publishes a remote's build: copies it into its immutable folder, lets the gate try it there, and makes it live in an
 * environment. A shop that runs notices by itself; one that does not finds it when it starts.
 * @throws ReleaseRefused with what is live untouched, and the refusal in the log
 */
export async function publishRemote(
  remote: string,
  packageFolder: string,
  releases: ReleaseFolder,
  options: MoveOptions,
): Promise<Moved> {
  const build = await readBuild(remote, packageFolder);
  const { published } = build;
  const { version } = published;
  const folder = releases.versionFolder(remote, version);
  const isNew = await store(remote, build, releases);
  const forget = async () => {
    if (isNew) await rm(folder, { recursive: true, force: true });
  };
  try {
    await options.gate(remote, folder, published);
    const moved = await moveTo(remote, published, releases, { ...options, action: 'publish' });
    if (options.isDryRun) await forget();
    return moved;
  } catch (error) {
    await forget();
    await noteRefusal(error, { remote, version, releases }, options);
    throw error;
  }
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
