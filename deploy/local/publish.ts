import path from 'node:path';
import { commandArguments, eachRemote, localGate, releasesDirectory } from '../releases/command-line.ts';
import { publishRemote } from '../releases/publish-remote.ts';
import { ReleaseFolder } from '../releases/release-folder.ts';
import { repositoryRoot } from '../releases/release-gate.ts';
import { buildChanged } from './build-changed.ts';

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
