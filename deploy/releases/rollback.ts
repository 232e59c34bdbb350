import { releasesDirectory, remotesFromArguments } from './command-line.ts';
import { rollBack } from './promote-version.ts';
import { ReleaseFolder } from './release-folder.ts';

const releases = new ReleaseFolder(releasesDirectory());
for (const remote of remotesFromArguments('rollback')) {
  const { version } = await rollBack(remote, releases);
  console.log(`${remote} is back at ${version}`);
}
