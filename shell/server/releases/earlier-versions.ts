import path from 'node:path';
import {
  earlierLogFile,
  isMove,
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
import { readIfThere } from './read-file.ts';

/** Which releases are meant: those of an environment, in a folder. */
export interface ReleasePlace {
  directory: string;
  environment: string;
}

/** What was live of a remote in the environment or in production, the newest first, as far as it can still be read. */
export function earlierVersions(remote: string, { directory, environment }: ReleasePlace): PublishedRemote[] {
  const versions = movesOf(directory)
    .filter((change) => change.remote === remote)
    .filter((change) => change.environment === environment || change.environment === productionEnvironment)
    .map(({ version }) => version);
  return [...new Set(versions.toReversed())].flatMap((version) => readVersion(directory, remote, version) ?? []);
}

/** What is live in an environment as its log tells it: the last version of each remote that can still be read. */
export function lastOfLog({ directory, environment }: ReleasePlace): ReleaseManifest {
  const live: Record<string, PublishedRemote> = {};
  for (const { remote, version } of movesOf(directory).filter((change) => change.environment === environment)) {
    const published = readVersion(directory, remote, version);
    if (published) live[remote] = published;
  }
  return live;
}

function movesOf(directory: string): ReleaseChange[] {
  const read = (file: string) => readIfThere(path.join(directory, file));
  return readReleaseLog(read(releaseLogFile), read(earlierLogFile)).filter(isMove);
}

/** What a version says of itself; null where it is not there, or cannot be read. */
export function readVersion(directory: string, remote: string, version: string): PublishedRemote | null {
  const file = path.join(directory, remote, version, 'release.json');
  return publishedRemote.safeParse(parsedJson(readIfThere(file))).data ?? null;
}

/** What an environment has itself; empty where it has nothing, or nothing that can be read. */
export const readManifest = ({ directory, environment }: ReleasePlace): ReleaseManifest =>
  releaseManifest.safeParse(parsedJson(readIfThere(path.join(directory, manifestFile(environment))))).data ?? {};
