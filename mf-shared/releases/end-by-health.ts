import {
  type Canary,
  commitOf,
  type PublishedRemote,
  type ReleaseChange,
  type ReleaseManifest,
  runningCanaries,
} from 'mf-shared/contract';
import type { ReleaseFolder } from './release-folder.ts';

type Begun = Pick<Canary, 'version' | 'at'>;

interface HealthPlace {
  releases: ReleaseFolder;
  environment: string;
}

/**
 * Takes a canary back that is worse than what the others see, unless it ended or began anew meanwhile (ROUTE-142).
 * @param reason the figures, for the log
 * @returns whether it was there to be taken back
 */
export const undoCanary = (remote: string, begun: Begun, reason: string, place: HealthPlace): Promise<boolean> =>
  endByHealth(remote, begun, place, () => ({ change: { action: 'canary_undo', reason } }));

/**
 * Makes a canary live that was to become so and is not worse, unless it ended or began anew meanwhile (ROUTE-145). The gate
 * tried its files when it began, and they have not changed.
 * @param reason the figures, for the log
 * @returns whether it was there to become live
 */
export async function finishCanaryByHealth(
  remote: string,
  begun: Begun,
  reason: string,
  place: HealthPlace,
): Promise<boolean> {
  const { version } = begun;
  const published = await place.releases.version(remote, version);
  if (!published) return false;
  return endByHealth(remote, begun, place, (history) => {
    const commit = commitOf(history, { remote, version });
    const from = commit === undefined ? {} : { commit };
    return { live: published, change: { action: 'canary_finish', health: 'verified', reason, ...from } };
  });
}

interface Ending {
  change: Pick<ReleaseChange, 'action' | 'reason' | 'health' | 'commit'>;
  /** What everybody sees from now on; without it, what the others saw. */
  live?: PublishedRemote;
}

async function endByHealth(
  remote: string,
  { version, at }: Begun,
  { releases, environment }: HealthPlace,
  end: (history: readonly ReleaseChange[]) => Ending,
): Promise<boolean> {
  let isEnded = false;
  await releases.update(environment, ({ manifest, canaries }, history) => {
    const running = runningCanaries(canaries, manifest)[remote];
    if (!canaries || running?.version !== version || running.at !== at) return null;
    isEnded = true;
    const { change, live } = end(history);
    const { [remote]: _ended, ...others } = canaries.remotes;
    const about = { at: new Date().toISOString(), environment, remote, version, before: running.present };
    const moved: { manifest?: ReleaseManifest } = live ? { manifest: { ...manifest, [remote]: live } } : {};
    return {
      canaries: { ...canaries, remotes: others },
      ...moved,
      changes: [{ ...about, who: 'health', ...change }],
    };
  });
  return isEnded;
}
