import { routeFiles } from './inline-release.ts';
import { integrityOf, releaseKnown } from './known-release.ts';
import { loadTimeoutMs } from './load-module.ts';

const asked = new Map<string, Promise<void>>();

/**
 * Asks for everything that a route's first render loads at once: the remote's entry would tell a round trip later.
 * A failure is met by the load itself.
 */
export function preloadRoute(remote: string, expose: string, language: string): Promise<void> {
  return filesArrive(remote, [expose, `./messages-${language}`]);
}

/**
 * Brings the files of a remote's modules into the browser's cache. Fetched rather than asked for by
 * `<link rel="preload">`, which hands a failure on to the first script of that address, and given up after 8 s, which frees
 * the connection.
 * @throws when one cannot be had
 */
export async function filesArrive(remote: string, exposes: readonly string[]): Promise<void> {
  const published = (await releaseKnown())[remote];
  if (!published) return;
  const { js, css } = routeFiles(published, exposes);
  await Promise.all([...js, ...css].map(fetchOnce));
}

function fetchOnce(href: string): Promise<void> {
  const integrity = integrityOf(href);
  if (integrity === undefined) return Promise.resolve();
  const known = asked.get(href) ?? (isThere(href) ? Promise.resolve() : fetchFile(href, integrity));
  asked.set(href, known);
  known.catch(() => asked.delete(href));
  return known;
}

async function fetchFile(href: string, integrity: string): Promise<void> {
  const response = await fetch(href, { integrity, signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.arrayBuffer();
}

/** Loaded with the document, or standing in it. */
const isThere = (href: string): boolean =>
  document.querySelector(`style[data-href="${href.split('/').at(-1)}"]`) !== null ||
  performance
    .getEntriesByName(new URL(href, location.href).href, 'resource')
    .some((entry) => !('responseStatus' in entry) || entry.responseStatus === 200);
