import path from 'node:path';
import { releasesDirectory, remotesFromArguments, repositoryRoot } from './command-line.ts';
import { publishRemote } from './publish-remote.ts';
import { ReleaseFolder } from './release-folder.ts';

const releases = new ReleaseFolder(releasesDirectory());
for (const remote of remotesFromArguments('publish')) {
  const { version } = await publishRemote(remote, path.join(repositoryRoot, remote), releases);
  console.log(`${remote} ${version} is live`);
}
