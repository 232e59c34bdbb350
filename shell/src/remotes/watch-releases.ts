import { currentRelease } from './known-release.ts';

const checkMs = 60 * 60_000;
const reloadedKey = 'havu-reloaded-at';
const guardMs = 10_000;

/**
 * Asks every hour whether the shop has a newer build than this page (ROUTE-124).
 * @param later runs the first question when there is time for it
 */
export function watchForNewBuild(later: (ask: () => void) => void): () => boolean {
  let first: string | null = null;
  let isNewer = false;
  async function check(): Promise<void> {
    const response = await fetch('/builds/latest.json', { cache: 'no-cache' });
    const { id }: { id: string } = await response.json();
    first ??= id;
    isNewer = id !== first;
  }
  const ask = () => void check().catch(() => undefined);
  later(ask);
  setInterval(ask, checkMs);
  return () => isNewer;
}

/** True where the shop meanwhile runs another version of a remote than this document: mixing two is not safe. */
export const hasMovedOn = (remote: string): Promise<boolean> => haveMovedOn([remote]);

/** True where the shop meanwhile runs another version of any remote than this document. */
export const hasAnyMovedOn = (): Promise<boolean> => haveMovedOn(Object.keys(currentRelease().remotes));

async function haveMovedOn(remotes: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch('/remotes/current.json', { cache: 'no-cache', signal: AbortSignal.timeout(3000) });
    const live: { remotes: Record<string, string> } = await response.json();
    return remotes.some(
      (name) => live.remotes[name] !== undefined && live.remotes[name] !== currentRelease().remotes[name]?.version,
    );
  } catch {
    return false;
  }
}

/** True once in 10 s: keeps a document that loads itself anew from doing so for ever (ROUTE-127). */
export function mayReload(now: number = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(reloadedKey) ?? 0) < guardMs) return false;
    sessionStorage.setItem(reloadedKey, String(now));
    return true;
  } catch {
    return false;
  }
}
