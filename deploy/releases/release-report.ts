import { statSync } from 'node:fs';
import path from 'node:path';
import {
  type Canary,
  type CanaryFigures,
  countedName,
  figuresOf,
  isMove,
  type PublishedRemote,
  type ReleaseChange,
  runningCanaries,
} from 'mf-shared/contract';
import { offeredExposes } from 'mf-shared/releases/offered-exposes';
import { readCounts } from 'mf-shared/releases/read-counts';
import type { ReleaseFolder } from 'mf-shared/releases/release-folder';

export interface LiveRemote {
  environment: string;
  remote: string;
  version: string;
  /** The move that made it live; null where the log does not have it. */
  since: ReleaseChange | null;
  /** What a part of the visitors sees instead; null: nothing. */
  canary: (Canary & { figures: CanaryFigures }) | null;
  /** Bytes of a first render of each exposed module, as sent (brotli). */
  sizes: Record<string, number>;
}

/** What is live where: every environment that the log names. */
export async function statusOf(releases: ReleaseFolder, remotes: readonly string[]): Promise<LiveRemote[]> {
  const history = await releases.history();
  const counts = await readCounts(releases.root);
  const environments = [...new Set(history.map(({ environment }) => environment))].toSorted();
  const rows: LiveRemote[] = [];
  for (const environment of environments) {
    const manifest = await releases.manifest(environment);
    const canaries = runningCanaries(await releases.canaries(environment), manifest);
    for (const [remote, published] of Object.entries(manifest)) {
      if (remotes.length > 0 && !remotes.includes(remote)) continue;
      const canary = canaries[remote];
      const { version } = published;
      const isSince = (change: ReleaseChange) =>
        change.remote === remote && change.environment === environment && change.version === version && isMove(change);
      rows.push({
        ...{ environment, remote, version, since: history.findLast(isSince) ?? null },
        canary: canary ? { ...canary, figures: figuresOf(countedName(remote, canary), counts) } : null,
        sizes: sizesOf(published, releases.versionFolder(remote, version)),
      });
    }
  }
  return rows;
}

export interface VersionDifference {
  remote: string;
  versions: [string, string];
  /** Exposed modules that only the second, and only the first offers; chunks that only have a name are none. */
  added: string[];
  lost: string[];
  /** Files whose content differs, is new, or is gone. */
  changed: string[];
  /** Exposed module → bytes of a first render before and after, where they differ. */
  sizes: Record<string, [number, number]>;
}

/**
 * What differs between two versions of a remote.
 * @param names versions, or environments that have one
 * @throws where one is not there, or its entry has to be read and cannot be
 */
export async function differenceOf(
  remote: string,
  names: readonly string[],
  releases: ReleaseFolder,
): Promise<VersionDifference> {
  const [first, second] = await Promise.all(names.map((name) => versionOf(remote, name, releases)));
  if (!first || !second) throw new Error(`${remote} has no version or environment ${first ? names[1] : names[0]}`);
  const offeredBy = (version: PublishedRemote) =>
    new Set(offeredExposes(releases.versionFolder(remote, version.version), version));
  const [offeredBefore, offeredAfter] = [offeredBy(first), offeredBy(second)];
  const files = new Set([...Object.keys(first.integrity), ...Object.keys(second.integrity)]);
  const [before, after] = [first, second].map((each) => sizesOf(each, releases.versionFolder(remote, each.version)));
  const exposes = Object.keys({ ...before, ...after });
  return {
    ...{
      remote,
      versions: [first.version, second.version],
      added: [...offeredAfter].filter((expose) => !offeredBefore.has(expose)),
      lost: [...offeredBefore].filter((expose) => !offeredAfter.has(expose)),
    },
    changed: [...files].filter((file) => first.integrity[file] !== second.integrity[file]).toSorted(),
    sizes: Object.fromEntries(
      exposes
        .map((expose): [string, [number, number]] => [expose, [before?.[expose] ?? 0, after?.[expose] ?? 0]])
        .filter(([, [was, is]]) => was !== is),
    ),
  };
}

async function versionOf(remote: string, name: string, releases: ReleaseFolder): Promise<PublishedRemote | null> {
  const live = (await releases.manifest(name))[remote];
  return live ?? releases.version(remote, name);
}

function sizesOf({ entry, exposes }: PublishedRemote, folder: string): Record<string, number> {
  const bytes = (file: string) =>
    sizeIfThere(path.join(folder, `${file}.br`)) ?? sizeIfThere(path.join(folder, file)) ?? 0;
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, { js, css }]) => [
      expose,
      [entry, ...js, ...css].reduce((sum, file) => sum + bytes(file), 0),
    ]),
  );
}

const sizeIfThere = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
