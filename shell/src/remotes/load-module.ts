import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { currentRelease, integrityOf, releaseKnown } from './known-release.ts';
import { routeFiles } from './release.ts';

const loadTimeoutMs = 8000;

/** A failure that took this long was a wait: asking again at once would only double it. */
const slowMs = 4000;
const loaded = new Map<string, unknown>();
/** Remotes that were too slow; a retry by hand starts afresh for them. */
const slow = new Set<string>();

/** Tells the federation where the page's release keeps each remote. Before anything is loaded. */
export function registerRelease(): void {
  const remotes = Object.entries(currentRelease().remotes);
  registerRemotes(
    remotes.map(([name, { base, entry }]) => ({ name: globalName(name), entry: base + entry, type: 'global' })),
  );
}

/** A module that was loaded before, or undefined. Lets the first render be synchronous. */
export function loadedModule(remote: string, expose: string): unknown {
  return loaded.get(remote + expose);
}

/**
 * Loads an exposed module. After a failure the files are fetched anew past the browser's cache, which also replaces a
 * damaged copy of an immutable file, and tried once more; a retry by hand does the same.
 * @throws when both attempts fail, or after 8 s without an answer
 */
export async function loadModule(remote: string, expose: string): Promise<unknown> {
  const known = loadedModule(remote, expose);
  if (known !== undefined) return known;
  const module = slow.delete(remote) ? await afresh(remote, expose) : await twice(remote, expose);
  loaded.set(remote + expose, module);
  return module;
}

async function twice(remote: string, expose: string): Promise<unknown> {
  const startedAt = performance.now();
  try {
    return await attempt(remote, expose);
  } catch (error) {
    if (performance.now() - startedAt < slowMs) return afresh(remote, expose);
    slow.add(remote);
    throw error;
  }
}

async function afresh(remote: string, expose: string): Promise<unknown> {
  await refreshFiles(remote, expose);
  registerAgain(remote);
  return attempt(remote, expose);
}

async function attempt(remote: string, expose: string): Promise<unknown> {
  const module = await withTimeout(loadRemote<unknown>(`${globalName(remote)}/${expose.slice('./'.length)}`));
  if (!module) throw new Error(`${remote} has no ${expose}`);
  return module;
}

function registerAgain(remote: string): void {
  const place = currentRelease().remotes[remote];
  if (!place) throw new Error(`${remote} is not published`);
  const entry = place.base + place.entry;
  registerRemotes([{ name: globalName(remote), entry, type: 'global' }], { force: true });
}

/** Replaces cached copies of the module's files, and drops sheets that did not load. */
async function refreshFiles(remote: string, expose: string): Promise<void> {
  const published = (await releaseKnown().catch(() => null))?.[remote];
  const place = currentRelease().remotes[remote];
  if (!place) throw new Error(`${remote} is not published`);
  const files = published ? routeFiles(published, [expose]) : { js: [place.base + place.entry], css: [] };
  dropFailedSheets();
  await Promise.allSettled([...files.js, ...files.css].map(refresh));
}

/** Takes sheets that did not load out of the document: webpack would take their links for loaded ones. */
export function dropFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) if (!link.sheet) link.remove();
}

async function refresh(path: string): Promise<void> {
  const integrity = integrityOf(path);
  await withTimeout(fetch(path, { cache: 'reload', ...(integrity ? { integrity } : {}) }));
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Loading took too long')), loadTimeoutMs);
  });
  return Promise.race([promise, timeout]);
}

const globalName = (remote: string): string => remote.replaceAll('-', '_');
