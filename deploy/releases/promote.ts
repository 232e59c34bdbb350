import { productionEnvironment } from 'mf-shared/contract';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { moveToKept } from './kept-version.ts';
import { liveIn } from './live-in.ts';
import { type Moved, type MoveOptions, moveTo } from './release-move.ts';

/**
 * Makes live in an environment what is live in another one: the same files, tried once more against what runs now.
 * @throws ReleaseRefused, with the refusal in the log; an Error where the other environment has nothing of the remote
 */
export async function promote(
  remote: string,
  from: string,
  releases: ReleaseFolder,
  options: MoveOptions,
): Promise<Moved> {
  const { environment = productionEnvironment } = options;
  if (from === environment) throw new Error(`${remote} is promoted from another environment, not from ${from} itself`);
  const version = await liveIn(from, remote, releases);
  return moveToKept({ remote, version, releases }, options, (published, asked) =>
    moveTo(remote, published, releases, { ...asked, action: 'promote' }),
  );
}
