import path from 'node:path';
import { buildChanged } from '../local/build-changed.ts';
import { commandArguments, eachRemote, localGate, releasesDirectory, repositoryRoot } from './command-line.ts';
import { publishRemote } from './publish-remote.ts';
import { ReleaseFolder } from './release-folder.ts';

/** Builds the named remotes where their sources changed, tries them, and publishes those that work. */
const { remotes, allowLostExposes } = commandArguments('publish');
await buildChanged(remotes);
const releases = new ReleaseFolder(releasesDirectory());
const gate = localGate();
await eachRemote(remotes, async (remote) => {
  const packageFolder = path.join(repositoryRoot, remote);
  const { version } = await publishRemote(remote, packageFolder, releases, { gate, allowLostExposes });
  return `${remote} ${version} is live`;
});
