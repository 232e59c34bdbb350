import path from 'node:path';
import {
  earlierLogFile,
  manifestFile,
  type PublishedRemote,
  parsedJson,
  productionEnvironment,
  publishedRemote,
  type ReleaseChange,
  type ReleaseManifest,
  readReleaseLog,
  releaseLogFile,
  releaseManifest,
} from 'mf-shared/contract';
import { versionStacks } from 'mf-shared/releases/version-stack';
import { readIfThere } from './read-file.ts';

/** Which releases are meant: those of an environment, in a folder. */
export interface ReleasePlace {
  directory: string;
  environment: string;
}

/**
 * What was live of a remote in the environment, and then in production, the newest first, as far as it can still be read.
 * What a rollback withdrew is not among them.
 */
export function earlierVersions(remote: string, { directory, environment }: ReleasePlace): PublishedRemote[] {
  const history = logOf(directory);
  const versions = [environment, productionEnvironment].flatMap(
    (each) => versionStacks(history, each).get(remote) ?? [],
  );
  return [...new Set(versions)].flatMap((version) => readVersion(directory, remote, version) ?? []);
}

/**
 * What is live in an environment as its log tells it: of each remote the last version that can still be read. Null where
 * the log tells of no release there.
 */
export function lastOfLog({ directory, environment }: ReleasePlace): ReleaseManifest | null {
  const stacks = versionStacks(logOf(directory), environment);
  if (stacks.size === 0) return null;
  const live: Record<string, PublishedRemote> = {};
  for (const [remote, versions] of stacks)
    for (const version of versions) {
      const published = readVersion(directory, remote, version);
      if (!published) continue;
      live[remote] = published;
      break;
    }
  return live;
}

function logOf(directory: string): ReleaseChange[] {
  const read = (file: string) => readIfThere(path.join(directory, file));
  return readReleaseLog(read(releaseLogFile), read(earlierLogFile));
}

/** What a version says of itself; null where it is not there, or cannot be read. */
export function readVersion(directory: string, remote: string, version: string): PublishedRemote | null {
  const file = path.join(directory, remote, version, 'release.json');
  return publishedRemote.safeParse(parsedJson(readIfThere(file))).data ?? null;
}

/** What an environment has itself; empty where it has nothing, or nothing that can be read. */
export const readManifest = ({ directory, environment }: ReleasePlace): ReleaseManifest =>
  releaseManifest.safeParse(parsedJson(readIfThere(path.join(directory, manifestFile(environment))))).data ?? {};
