import path from 'node:path';
import { buildChanged } from '../local/build-changed.ts';
import { releasesDirectory, remotesFromArguments, repositoryRoot } from './command-line.ts';
import { publishRemote } from './publish-remote.ts';
import { ReleaseFolder } from './release-folder.ts';

/** Builds the named remotes where their sources changed, and publishes them. */
const remotes = remotesFromArguments('publish');
await buildChanged(remotes);
const releases = new ReleaseFolder(releasesDirectory());
for (const remote of remotes) {
  const { version } = await publishRemote(remote, path.join(repositoryRoot, remote), releases);
  console.log(`${remote} ${version} is live`);
}
