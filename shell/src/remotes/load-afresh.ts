import { registerRemotes } from '@module-federation/enhanced/runtime';
import { routeFiles } from './inline-release.ts';
import { integrityOf, releaseKnown } from './known-release.ts';
import { attempt, dropFailedSheets, loadTimeoutMs, placeOf } from './load-module.ts';

/** The load of each remote that was begun last: two at once would replace each other's entry. */
const begun = new Map<string, Promise<unknown>>();

/**
 * Replaces the cached copies of the modules' files and loads them.
 * @throws when a file cannot be had; nothing was added to the document then
 */
export function loadAfresh(remote: string, exposes: readonly string[]): Promise<unknown[]> {
  const before = begun.get(remote) ?? Promise.resolve();
  const next = before.catch(() => undefined).then(() => replaceAndLoad(remote, exposes));
  begun.set(remote, next);
  return next;
}

async function replaceAndLoad(remote: string, exposes: readonly string[]): Promise<unknown[]> {
  const published = (await releaseKnown())[remote];
  if (!published) throw new Error(`${remote} is not published`);
  const { js, css } = routeFiles(published, exposes);
  await Promise.all([...js, ...css].map(replaceFile));
  dropFailedSheets();
  registerAgain(remote);
  try {
    return await attempt(remote, exposes);
  } catch {
    // A preload that failed hands its failure on to the first script of its address, and only to that one.
    registerAgain(remote);
    return attempt(remote, exposes);
  }
}

/** Makes the federation load a remote's entry once more. */
const registerAgain = (remote: string): void => registerRemotes([placeOf(remote)], { force: true });

async function replaceFile(path: string): Promise<void> {
  const integrity = integrityOf(path);
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const response = await fetch(path, { cache: 'reload', signal, ...(integrity ? { integrity } : {}) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
}
