import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  earlierLogFile,
  manifestFile,
  type PublishedRemote,
  parsedJson,
  productionEnvironment,
  type ReleaseChange,
  type ReleaseManifest,
  readReleaseLog,
  releaseLogFile,
  releaseManifest,
} from 'mf-shared/contract';
import { manifestOfLog } from 'mf-shared/releases/manifest-of-log';
import { versionIfReadable } from 'mf-shared/releases/read-version';
import { versionStacks } from 'mf-shared/releases/version-stack';
import { readIfReadable } from './read-if-readable.ts';

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
  return [...new Set(versions)].flatMap((version) => versionIfReadable(directory, remote, version) ?? []);
}

/** What is live in an environment as its log tells it; null where the log tells of no release there. */
export const lastOfLog = ({ directory, environment }: ReleasePlace): ReleaseManifest | null =>
  manifestOfLog(logOf(directory), directory, environment);

function logOf(directory: string): ReleaseChange[] {
  const read = (file: string) => readIfReadable(path.join(directory, file));
  return readReleaseLog(read(releaseLogFile), read(earlierLogFile));
}

/**
 * What an environment has itself; empty where it never had anything. Where its file is lost or torn, what the log tells;
 * null where the log tells of nothing either.
 */
export function readManifest({ directory, environment }: ReleasePlace): ReleaseManifest | null {
  const file = path.join(directory, manifestFile(environment));
  const { data } = releaseManifest.safeParse(parsedJson(readIfReadable(file)));
  return data ?? lastOfLog({ directory, environment }) ?? (existsSync(file) ? null : {});
}
