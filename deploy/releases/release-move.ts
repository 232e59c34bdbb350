import path from 'node:path';
import type { Canary, PublishedRemote, ReleaseChange } from 'mf-shared/contract';
import { productionEnvironment, runningCanaries } from 'mf-shared/contract';
import { offeredExposes } from 'mf-shared/releases/offered-exposes';
import { readIfThere } from 'mf-shared/releases/read-if-there';
import type { EnvironmentState, ReleaseFolder } from 'mf-shared/releases/release-folder';
import { LostExposes, type ReleaseGate, ReleaseRefused } from './release-gate.ts';

/** What moves share: who does what, where, and what lets it through. */
export interface MoveOptions {
  gate: ReleaseGate;
  environment?: string | undefined;
  /** What the log keeps of it: who, why, and what it was built from. */
  facts?: Pick<ReleaseChange, 'who' | 'commit' | 'reason'>;
  /** Takes a version that no longer offers what the live one does. */
  allowLostExposes?: boolean | undefined;
  /** Tries everything and moves nothing. */
  isDryRun?: boolean | undefined;
}

/** What a move did, or would do. */
export interface Moved {
  remote: string;
  environment: string;
  version: string;
  /** Null where nothing was live. */
  before: string | null;
  /** False where it was live already. */
  hasMoved: boolean;
}

type Move = PlainMove | CanaryFinish;

interface PlainMove {
  action: 'publish' | 'promote' | 'rollback';
  /** What must be live still, so that nobody's move meanwhile is overwritten; without it anything may be. */
  expected?: { version: string | null };
}

interface CanaryFinish {
  action: 'canary_finish';
  /** The canary that must run still: it may have gone back while its version was tried. */
  expected: Pick<Canary, 'version' | 'at'>;
}

/**
 * Makes a tried version live in an environment.
 * @throws ReleaseRefused where it offers less than what is live there, unless that is wanted; an Error where
 * somebody else moved the remote or ended its canary meanwhile
 */
export async function moveTo(
  remote: string,
  published: PublishedRemote,
  releases: ReleaseFolder,
  { environment = productionEnvironment, facts = {}, ...options }: MoveOptions & Move,
): Promise<Moved> {
  const { action } = options;
  const { version } = published;
  let moved: Moved = { remote, environment, version, before: null, hasMoved: false };
  const next = (now: EnvironmentState): boolean => {
    const live = now.manifest[remote];
    const before = live?.version ?? null;
    refuseMovedMeanwhile(remote, options, now);
    moved = { ...moved, before, hasMoved: before !== version };
    if (!options.allowLostExposes) refuseLosses(remote, { published, live, releases });
    return moved.hasMoved;
  };
  if (options.isDryRun) {
    next({ manifest: await releases.manifest(environment), canaries: await releases.canaries(environment) });
    return moved;
  }
  await releases.update(environment, (now) => {
    if (!next(now)) return null;
    const { manifest, canaries } = now;
    const at = new Date().toISOString();
    const { [remote]: ended, ...others } = canaries?.remotes ?? {};
    const reason = action === 'canary_finish' ? null : endedBy[action];
    return {
      manifest: { ...manifest, [remote]: published },
      ...(canaries && ended ? { canaries: { ...canaries, remotes: others } } : {}),
      changes: [
        ...(ended && reason ? [endOf(ended, { at, environment, remote, reason }, facts)] : []),
        {
          ...{ at, environment, remote, version, action },
          ...{ before: moved.before, health: 'verified', ...facts },
        },
      ],
    };
  });
  return moved;
}

/** Why a canary of before ended. */
const endedBy = {
  publish: 'another version was published',
  promote: 'another version was promoted',
  rollback: 'what the others see was rolled back',
};

/** @throws where what a move was decided by is not so any more */
function refuseMovedMeanwhile(remote: string, move: Move, { manifest, canaries }: EnvironmentState): void {
  if (move.action === 'canary_finish') {
    const { version, at } = move.expected;
    const running = runningCanaries(canaries, manifest)[remote];
    if (running?.version !== version || running.at !== at)
      throw new Error(`The canary of ${remote} ${version} ended meanwhile: nothing has moved`);
    return;
  }
  if (move.expected && (manifest[remote]?.version ?? null) !== move.expected.version)
    throw new Error(`${remote} was published meanwhile: say again what to do`);
}

/** A canary is compared with what is live: it ends when that moves. */
const endOf = (
  { version, present }: Canary,
  about: Pick<ReleaseChange, 'at' | 'environment' | 'remote' | 'reason'>,
  { who }: Pick<ReleaseChange, 'who'>,
): ReleaseChange => ({ ...about, version, action: 'canary_end', before: present, ...(who ? { who } : {}) });

interface Compared {
  published: PublishedRemote;
  live: PublishedRemote | undefined;
  releases: ReleaseFolder;
}

/** @throws LostExposes where a version no longer offers what the live one does; chunks that only have a name may go */
export function refuseLosses(remote: string, { published, live, releases }: Compared): void {
  const { version } = published;
  const offered = new Set(offeredExposes(releases.versionFolder(remote, version), published));
  const lost = offeredByLive(remote, live, releases).filter((expose) => !offered.has(expose));
  if (lost.length > 0)
    throw new LostExposes(remote, version, `it lost ${lost.join(', ')} (--allow-lost-exposes takes it)`);
}

/**
 * A live version whose files are lost offers nothing any more: what takes its place is not held up.
 * @throws where its entry is there and cannot be read
 */
function offeredByLive(remote: string, live: PublishedRemote | undefined, releases: ReleaseFolder): string[] {
  if (!live) return [];
  const folder = releases.versionFolder(remote, live.version);
  return readIfThere(path.join(folder, live.entry)) === null ? [] : offeredExposes(folder, live);
}

/** Writes a refusal down, with what the gate said; any other error is none. */
export async function noteRefusal(
  error: unknown,
  { remote, version, releases }: { remote: string; version: string; releases: ReleaseFolder },
  { environment = productionEnvironment, facts = {}, isDryRun = false }: MoveOptions,
): Promise<void> {
  if (error instanceof ReleaseRefused && !isDryRun)
    await releases.note({
      ...{ at: new Date().toISOString(), environment, remote, version, action: 'refuse' },
      ...{ ...facts, reason: error.reason },
    });
}
