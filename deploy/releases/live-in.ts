import type { ReleaseFolder } from 'mf-shared/releases/release-folder';

/** The version of a remote that is live in an environment. @throws where none is */
export async function liveIn(environment: string, remote: string, releases: ReleaseFolder): Promise<string> {
  const version = (await releases.manifest(environment))[remote]?.version;
  if (version === undefined) throw new Error(`${remote} has nothing live in ${environment}`);
  return version;
}
