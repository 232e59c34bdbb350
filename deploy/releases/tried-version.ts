import type { PublishedRemote } from 'mf-shared/contract';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { ReleaseRefused } from './release-gate.ts';
import type { MoveOptions } from './release-move.ts';

/** A stored version that the gate lets through now. @throws ReleaseRefused where it is not there, or not let through */
export async function triedVersion(
  remote: string,
  version: string,
  releases: ReleaseFolder,
  { gate }: MoveOptions,
): Promise<PublishedRemote> {
  const published = await releases.version(remote, version);
  if (!published) throw new ReleaseRefused(remote, version, 'no such version was published');
  await gate(remote, releases.versionFolder(remote, version), published);
  return published;
}
