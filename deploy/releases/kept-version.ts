import { commitOf, type PublishedRemote } from 'mf-shared/contract';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { ReleaseRefused } from './release-gate.ts';
import { type MoveOptions, noteRefusal } from './release-move.ts';

interface KeptVersion {
  remote: string;
  version: string;
  releases: ReleaseFolder;
}

/**
 * Moves to a stored version that the gate lets through now. The log tells the commit that it was published from: the one that
 * is checked out where the command is typed may be another.
 * @param move makes the move, with options that hold that commit
 * @throws ReleaseRefused where it is not there, or not let through, with the refusal in the log
 */
export async function moveToKept<Options extends MoveOptions, Result>(
  kept: KeptVersion,
  options: Options,
  move: (published: PublishedRemote, options: Options) => Promise<Result>,
): Promise<Result> {
  const { commit: _, ...facts } = options.facts ?? {};
  const commit = commitOf(await kept.releases.history(), kept);
  const asked = { ...options, facts: { ...facts, ...(commit === undefined ? {} : { commit }) } };
  try {
    return await move(await triedVersion(kept, options), asked);
  } catch (error) {
    await noteRefusal(error, kept, asked);
    throw error;
  }
}

/** @throws ReleaseRefused where it is not there, or not let through */
async function triedVersion(
  { remote, version, releases }: KeptVersion,
  { gate }: MoveOptions,
): Promise<PublishedRemote> {
  const published = await releases.version(remote, version);
  if (!published) throw new ReleaseRefused(remote, version, 'no such version was published');
  await gate(remote, releases.versionFolder(remote, version), published);
  return published;
}
