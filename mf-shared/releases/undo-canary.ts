import { type Canary, runningCanaries } from 'mf-shared/contract';
import type { ReleaseFolder } from './release-folder.ts';

/**
 * Takes a canary back that is worse than what the others see, unless it ended or began anew meanwhile.
 * @param reason the figures, for the log
 * @returns whether it was there to be taken back
 */
export async function undoCanary(
  remote: string,
  { version, at }: Pick<Canary, 'version' | 'at'>,
  reason: string,
  { releases, environment }: { releases: ReleaseFolder; environment: string },
): Promise<boolean> {
  let isUndone = false;
  await releases.update(environment, ({ manifest, canaries }) => {
    const running = runningCanaries(canaries, manifest)[remote];
    if (!canaries || running?.version !== version || running.at !== at) return null;
    isUndone = true;
    const { [remote]: _undone, ...others } = canaries.remotes;
    const about = { at: new Date().toISOString(), environment, remote, version };
    const change = { ...about, action: 'canary_undo', before: running.present, who: 'health', reason } as const;
    return { canaries: { ...canaries, remotes: others }, changes: [change] };
  });
  return isUndone;
}
