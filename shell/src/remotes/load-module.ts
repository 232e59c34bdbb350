import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { currentRelease } from './known-release.ts';
import { isSheetThere } from './link-state.ts';

/** How long a remote's files may take before they are given up. */
export const loadTimeoutMs = 8000;

/** Did not come in time: trying again at once would only double the wait. */
export class TooSlow extends Error {}

/** A failure that took this long was a wait too. */
const slowMs = 4000;
const loaded = new Map<string, unknown>();
/** Remotes that could not be loaded: the next attempt fetches their files anew. */
const failed = new Set<string>();

/** Tells the federation where the page's release keeps each remote. Before anything is loaded. */
export function registerRelease(): void {
  registerRemotes(Object.keys(currentRelease().remotes).map(placeOf));
}

export function placeOf(remote: string) {
  const place = currentRelease().remotes[remote];
  if (!place) throw new Error(`${remote} is not published`);
  return { name: globalName(remote), entry: place.base + place.entry, type: 'global' };
}

/** A module that was loaded before, or undefined. Lets the first render be synchronous. */
export function loadedModule(remote: string, expose: string): unknown {
  return loaded.get(remote + expose);
}

/**
 * Loads exposed modules of a remote, in their order. No script is added before its file is there (`arrive`): a request that
 * hangs can then be given up, and does not hold one of the browser's few connections. After a failure the files are fetched
 * anew past the browser's cache, which also replaces a damaged copy of an immutable file, and tried once more; a retry by
 * hand does the same.
 * @param arrive settles when the modules' files are in the browser's cache
 * @throws when both attempts fail, or when the files took too long
 */
export async function loadModules(
  remote: string,
  exposes: readonly string[],
  arrive: () => Promise<void>,
): Promise<readonly unknown[]> {
  const missing = exposes.filter((expose) => !loaded.has(remote + expose));
  if (missing.length > 0) {
    const modules = await twice(remote, missing, arrive);
    for (const [place, expose] of missing.entries()) loaded.set(remote + expose, modules[place]);
  }
  return exposes.map((expose) => loaded.get(remote + expose));
}

async function twice(remote: string, exposes: readonly string[], arrive: () => Promise<void>): Promise<unknown[]> {
  const startedAt = performance.now();
  try {
    if (!failed.has(remote)) {
      try {
        await arrive();
        return await attempt(remote, exposes);
      } catch (error) {
        if (error instanceof TooSlow || performance.now() - startedAt >= slowMs) throw error;
      }
    }
    const { loadAfresh } = await import(/* webpackChunkName: "load-afresh" */ './load-afresh.ts');
    const modules = await loadAfresh(remote, exposes);
    failed.delete(remote);
    return modules;
  } catch (error) {
    failed.add(remote);
    throw error;
  }
}

/** @throws also after 8 s */
export const attempt = (remote: string, exposes: readonly string[]): Promise<unknown[]> =>
  withTimeout(
    Promise.all(
      exposes.map(async (expose) => {
        const module = await loadRemote<unknown>(`${globalName(remote)}/${expose.slice('./'.length)}`);
        if (!module) throw new Error(`${remote} has no ${expose}`);
        return module;
      }),
    ),
  );

/** Takes sheets that did not load out of the document: webpack would take their links for loaded ones. */
export function dropFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]'))
    if (!isSheetThere(link)) link.remove();
}

/** @throws after 8 s */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new TooSlow('Loading took too long')), loadTimeoutMs);
  });
  return Promise.race([promise, timeout]);
}

const globalName = (remote: string): string => remote.replaceAll('-', '_');
