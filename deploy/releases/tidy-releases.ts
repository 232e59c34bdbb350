import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMove, type ReleaseChange } from 'mf-shared/contract';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';

const dayMs = 86_400_000;
/** A page may be open under a version so long after it was live: it keeps asking for that version's files. */
const openDays = 30;

export interface TidiedVersion {
  remote: string;
  version: string;
}

/**
 * Removes versions that nobody can need: live nowhere, not among the last ones of an environment, and not live within the
 * last 30 days, when a page of theirs may still be open. The log keeps their lines.
 * @param keep how many versions of each remote stay in each environment, to roll back to
 */
export async function tidyReleases(
  releases: ReleaseFolder,
  { keep, isDryRun, now = new Date() }: { keep: number; isDryRun: boolean; now?: Date },
): Promise<TidiedVersion[]> {
  const tidied: TidiedVersion[] = [];
  await releases.locked(async () => {
    const history = await releases.history();
    const live = new Set<string>();
    for (const environment of new Set(history.map((change) => change.environment))) {
      const canaries = (await releases.canaries(environment))?.remotes ?? {};
      for (const [remote, { version }] of [
        ...Object.entries(await releases.manifest(environment)),
        ...Object.entries(canaries),
      ])
        live.add(placeOf({ remote, version }));
    }
    const needed = new Set([...live, ...lastOf(history, keep), ...openOf(history, now)]);
    for (const folder of await storedVersions(releases.root)) {
      if (needed.has(`${folder.remote}/${folder.version}`)) continue;
      tidied.push(folder);
      if (!isDryRun) await rm(releases.versionFolder(folder.remote, folder.version), { recursive: true, force: true });
    }
  });
  return tidied;
}

const placeOf = ({ remote, version }: TidiedVersion): string => `${remote}/${version}`;

/** The last versions of each remote in each environment. */
function lastOf(history: readonly ReleaseChange[], keep: number): string[] {
  const moves = Map.groupBy(history, ({ environment, remote }) => `${environment} ${remote}`);
  return [...moves.values()].flatMap((changes) => {
    const versions = changes.filter(isMove).map(placeOf);
    return [...new Set(versions.toReversed())].slice(0, keep);
  });
}

/** What was live or a canary at some moment of the last days: a move ends the time of the version before it. */
function openOf(history: readonly ReleaseChange[], now: Date): string[] {
  const since = now.getTime() - openDays * dayMs;
  const recent = history.filter(({ at, action }) => action !== 'refuse' && Date.parse(at) >= since);
  const before = recent.flatMap(({ remote, before: version }) => (version ? [placeOf({ remote, version })] : []));
  return [...recent.map(placeOf), ...before];
}

/** The versions whose folders stand; one that is being copied has a name that begins with a dot, and stays for a day. */
async function storedVersions(root: string): Promise<TidiedVersion[]> {
  const remotes = (await readdir(root, { withFileTypes: true })).filter((each) => each.name.startsWith('mf-'));
  const versions: TidiedVersion[] = [];
  for (const { name: remote } of remotes)
    for (const version of await readdir(path.join(root, remote)))
      if (!version.startsWith('.') || (await isOld(path.join(root, remote, version))))
        versions.push({ remote, version });
  return versions;
}

const isOld = async (folder: string): Promise<boolean> => Date.now() - (await stat(folder)).mtimeMs > dayMs;
