import { commandArguments, eachRemote, localGate, releasesDirectory } from './command-line.ts';
import { ReleaseFolder } from './release-folder.ts';
import { rollBack } from './roll-back.ts';

const { remotes, to } = commandArguments('rollback');
const releases = new ReleaseFolder(releasesDirectory());
const gate = localGate();
await eachRemote(remotes, async (remote) => {
  const { version } = await rollBack(remote, releases, { gate, to });
  return `${remote} is back at ${version}`;
});
