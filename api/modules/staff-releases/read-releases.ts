import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canaryFile,
  canaryPointers,
  countedName,
  earlierLogFile,
  environmentName,
  figuresOf,
  type HealthCounts,
  isMove,
  manifestFile,
  parsedJson,
  productionEnvironment,
  type ReleaseChange,
  type ReleaseManifest,
  readReleaseLog,
  releaseLogFile,
  releaseManifest,
  runningCanaries,
  type ShownCanary,
  type StaffReleases,
  type StoredVersion,
} from 'mf-shared/contract';
import { manifestOfLog } from 'mf-shared/releases/manifest-of-log';
import { readCounts } from 'mf-shared/releases/read-counts';

const shownVersions = 10;
const shownChanges = 50;

/** What is live where, which versions are kept and how it came so, out of the folder of releases (ROUTE-138). */
export async function readReleases(
  directory: string,
): Promise<Pick<StaffReleases, 'environments' | 'remotes' | 'canaries' | 'changes'>> {
  const read = (name: string) => readIfReadable(join(directory, name));
  const history = readReleaseLog(await read(releaseLogFile), await read(earlierLogFile));
  const live = new Map<string, ReleaseManifest>();
  for (const environment of await environmentsOf(directory, history)) {
    const { data } = releaseManifest.safeParse(parsedJson(await read(manifestFile(environment))));
    // One that is lost or torn is what the log tells.
    live.set(environment, data ?? manifestOfLog(history, directory, environment) ?? {});
  }
  const names = new Set([...live.values()].flatMap((manifest) => Object.keys(manifest)));
  const remotes = await Promise.all(
    [...names]
      .toSorted()
      .map(async (name) => ({ name, versions: await versionsOf({ name, directory, history, live }) })),
  );
  const counts = await readCounts(directory);
  const canaries = await Promise.all(
    [...live].map(async ([environment, manifest]) =>
      toCanaries(environment, manifest, { text: await read(canaryFile(environment)), counts }),
    ),
  );
  const changes = history.slice(-shownChanges).toReversed();
  return { environments: [...live.keys()], remotes, canaries: canaries.flat(), changes };
}

/** What runs in an environment; nothing where the file cannot be read, as then it is shown to nobody. */
function toCanaries(
  environment: string,
  manifest: ReleaseManifest,
  { text, counts }: { text: string | null; counts: readonly HealthCounts[] },
): ShownCanary[] {
  const pointers = canaryPointers.safeParse(parsedJson(text)).data ?? null;
  const running = Object.entries(runningCanaries(pointers, manifest));
  return running.map(([remote, canary]) => {
    const figures = figuresOf(countedName(remote, canary), counts);
    return { ...canary, environment, remote, figures };
  });
}

/** Production first, whatever it has, then those that have a file and those whose file is lost. */
async function environmentsOf(directory: string, history: readonly ReleaseChange[]): Promise<string[]> {
  const files = await readdir(directory).catch((): string[] => []);
  const named = files.flatMap((file) => environmentName.safeParse(/^manifest\.(.+)\.json$/.exec(file)?.[1]).data ?? []);
  const moved = history.filter(isMove).map(({ environment }) => environment);
  const others = new Set([...named, ...moved].toSorted());
  others.delete(productionEnvironment);
  return [productionEnvironment, ...others];
}

interface RemoteHistory {
  name: string;
  directory: string;
  history: readonly ReleaseChange[];
  live: ReadonlyMap<string, ReleaseManifest>;
}

/** Those that are live somewhere and the last ones that were, as far as they are kept. */
async function versionsOf({ name, directory, history, live }: RemoteHistory): Promise<StoredVersion[]> {
  const own = history.filter(({ remote, action }) => remote === name && action !== 'refuse');
  const liveIn = (version: string) =>
    [...live].filter(([, manifest]) => manifest[name]?.version === version).map(([environment]) => environment);
  const known = new Set([
    ...own.map(({ version }) => version),
    ...[...live.values()].flatMap((each) => each[name]?.version ?? []),
  ]);
  const kept: StoredVersion[] = [];
  for (const version of [...known].toReversed()) {
    const live_in = liveIn(version);
    if (kept.length >= shownVersions && live_in.length === 0) continue;
    if (!(await isThere(join(directory, name, version, 'release.json')))) continue;
    kept.push({ version, published: own.find((change) => change.version === version) ?? null, live_in });
  }
  return kept;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
const readIfReadable = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);
