import { randomBytes } from 'node:crypto';
import {
  type Canary,
  type CanaryPointers,
  productionEnvironment,
  type ReleaseChange,
  runningCanaries,
} from 'mf-shared/contract';
import type { EnvironmentState, ReleaseFolder } from 'mf-shared/releases/release-folder';
import { type CanaryPart, readMinutes, readPercent } from './canary-part.ts';
import { moveToKept } from './kept-version.ts';
import { type Moved, type MoveOptions, moveTo, refuseLosses } from './release-move.ts';

/** What a canary's move did, or would do. */
export interface CanaryMoved {
  remote: string;
  environment: string;
  version: string;
  /** What the other visitors see. */
  present: string;
  /** In hundredths of the visitors; null: it is shown to nobody any more. */
  percent: number | null;
  /** The percent before; null where the canary begins. */
  before: number | null;
  /** Minutes from its begin after which everybody sees it, if it is not worse; undefined: once somebody says so. */
  finishAfter?: number | undefined;
}

export interface CanaryStart extends CanaryPart {
  /** A kept version. */
  version: string;
  /** Takes one that was refused before, or went back by itself. */
  isAgain: boolean;
}

type CanaryOptions = MoveOptions & { environment?: string | undefined };

/**
 * Shows a kept version to a part of the visitors, after the gate has tried it (ROUTE-141).
 * @throws ReleaseRefused, with the refusal in the log; an Error where it cannot be a canary now
 */
export async function startCanary(
  remote: string,
  { version, percent, finishAfter, isAgain }: CanaryStart,
  releases: ReleaseFolder,
  options: CanaryOptions,
): Promise<CanaryMoved> {
  const { environment = productionEnvironment } = options;
  const part = readPercent(remote, percent);
  const ending = readMinutes(remote, finishAfter);
  const may = ({ manifest, canaries }: EnvironmentState, history: readonly ReleaseChange[]) => {
    const live = manifest[remote];
    const running = runningCanaries(canaries, manifest)[remote];
    if (!live) throw new Error(`${remote} has nothing live in ${environment} that a canary could stand beside`);
    if (live.version === version) throw new Error(`${remote} ${version} is live in ${environment} already`);
    if (running) throw new Error(`${remote} has a canary already: ${running.version}, ${running.percent} %`);
    const verdict = isAgain ? undefined : lastVerdict(history, { remote, version, environment });
    if (verdict) throw new Error(`${remote} ${version} is refused: ${wordsOf(verdict)} (--again tries it once more)`);
    return live;
  };
  may(await stateOf(releases, environment), await releases.history());
  return moveToKept({ remote, version, releases }, options, (published, asked) =>
    moveCanary(remote, releases, asked, (now, history) => {
      const live = may(now, history);
      if (!options.allowLostExposes) refuseLosses(remote, { published, live, releases });
      const { commit: _, ...why } = options.facts ?? {};
      const about = { version, present: live.version, percent: part, at: new Date().toISOString() };
      const begun: Canary = { ...about, ...ending, ...why };
      return { action: 'canary', canary: begun, before: null };
    }),
  );
}

/**
 * Shows it to another part of the visitors: those who see it go on where that is larger. Or changes when it becomes live by
 * itself.
 * @throws where none runs
 */
export async function changeCanary(
  remote: string,
  { percent, finishAfter }: CanaryPart,
  releases: ReleaseFolder,
  options: CanaryOptions,
): Promise<CanaryMoved> {
  const part = readPercent(remote, percent);
  const ending = readMinutes(remote, finishAfter);
  return moveCanary(remote, releases, options, ({ manifest, canaries }) => {
    const { finish_after: minutes, ...running } = runningOf(remote, { manifest, canaries }, options);
    const kept = minutes === undefined ? {} : { finish_after: minutes };
    const next = finishAfter === undefined ? kept : ending;
    if (running.percent === part && next.finish_after === minutes)
      throw new Error(`${remote} ${running.version} is shown to ${part} % already`);
    return { action: 'canary', canary: { ...running, ...next, percent: part }, before: running.percent };
  });
}

/** Shows everybody what is live. @throws where none runs */
export function endCanary(remote: string, releases: ReleaseFolder, options: CanaryOptions): Promise<CanaryMoved> {
  return moveCanary(remote, releases, options, (now) => {
    const running = runningOf(remote, now, options);
    return { action: 'canary_end', canary: { ...running, percent: null }, before: running.percent };
  });
}

/** Makes it live for everybody, tried once more. @throws where none runs, it ends meanwhile, or the gate refuses it now */
export async function finishCanary(remote: string, releases: ReleaseFolder, options: CanaryOptions): Promise<Moved> {
  const { environment = productionEnvironment } = options;
  const { version, at } = runningOf(remote, await stateOf(releases, environment), options);
  const expected = { version, at };
  return moveToKept({ remote, version, releases }, options, (published, asked) =>
    moveTo(remote, published, releases, { ...asked, action: 'canary_finish', expected, allowLostExposes: true }),
  );
}

interface CanaryMove {
  action: 'canary' | 'canary_end';
  canary: Omit<Canary, 'percent'> & { percent: number | null };
  before: number | null;
}

async function moveCanary(
  remote: string,
  releases: ReleaseFolder,
  { environment = productionEnvironment, facts = {}, isDryRun = false }: CanaryOptions,
  decide: (now: EnvironmentState, history: readonly ReleaseChange[]) => CanaryMove,
): Promise<CanaryMoved> {
  const before = decide(await stateOf(releases, environment), await releases.history());
  let moved = movedBy(remote, environment, before);
  if (isDryRun) return moved;
  await releases.update(environment, (now, history) => {
    const move = decide(now, history);
    moved = movedBy(remote, environment, move);
    const { version, present, percent } = move.canary;
    const { [remote]: _before, ...others } = now.canaries?.remotes ?? {};
    const remotes = percent === null ? others : { ...others, [remote]: { ...move.canary, percent } };
    return {
      canaries: { ...(now.canaries ?? newPointers()), remotes },
      changes: [
        {
          ...{ at: new Date().toISOString(), environment, remote, version, action: move.action, before: present },
          ...{ ...(percent === null ? {} : { percent, ...finishOf(move.canary) }), ...facts },
        },
      ],
    };
  });
  return moved;
}

const movedBy = (remote: string, environment: string, { canary, before }: CanaryMove): CanaryMoved => {
  const { version, present, percent, finish_after: finishAfter } = canary;
  return { remote, environment, version, present, percent, before, ...(finishAfter && percent ? { finishAfter } : {}) };
};

const finishOf = ({ finish_after }: Pick<CanaryMove['canary'], 'finish_after'>): Pick<Canary, 'finish_after'> =>
  finish_after === undefined ? {} : { finish_after };

const newPointers = (): CanaryPointers => ({ key: randomBytes(32).toString('base64url'), remotes: {} });

const stateOf = async (releases: ReleaseFolder, environment: string): Promise<EnvironmentState> => ({
  manifest: await releases.manifest(environment),
  canaries: await releases.canaries(environment),
});

function runningOf(
  remote: string,
  { manifest, canaries }: EnvironmentState,
  { environment = productionEnvironment }: CanaryOptions,
): Canary {
  const running = runningCanaries(canaries, manifest)[remote];
  if (!running) throw new Error(`${remote} has no canary in ${environment}`);
  return running;
}

/** The refusal that the log told last of a version, or that it went back; null where it got through since. */
function lastVerdict(
  history: readonly ReleaseChange[],
  about: Pick<ReleaseChange, 'remote' | 'version' | 'environment'>,
): ReleaseChange | undefined {
  const last = history.findLast(
    ({ remote, version, environment, action }) =>
      remote === about.remote &&
      version === about.version &&
      environment === about.environment &&
      action !== 'canary_end',
  );
  return last?.action === 'refuse' || last?.action === 'canary_undo' ? last : undefined;
}

const wordsOf = ({ action, at, reason }: ReleaseChange): string =>
  `it ${action === 'refuse' ? 'was refused' : 'went back'} at ${at}${reason ? `, ${reason}` : ''}`;
