import { integrityOf, releaseKnown } from './known-release.ts';
import { routeFiles } from './release.ts';

const asked = new Set<string>();

/**
 * Asks for everything that a route's first render loads at once: the remote's entry would tell a round trip later.
 * Fetched into the browser's cache rather than by `<link rel="preload">`, which hands a failure on to the first script
 * of that address. A failure is met by the load itself.
 */
export async function preloadRoute(remote: string, expose: string, language: string): Promise<void> {
  const published = (await releaseKnown())[remote];
  if (!published) return;
  const { js, css } = routeFiles(published, [expose, `./messages-${language}`]);
  await Promise.all([...js, ...css].map(fetchOnce));
}

async function fetchOnce(href: string): Promise<void> {
  const integrity = integrityOf(href);
  if (asked.has(href) || integrity === undefined || isThere(href)) return;
  asked.add(href);
  const response = await fetch(href, { integrity });
  await response.arrayBuffer();
}

/** Loaded, or on its way with the document. */
const isThere = (href: string): boolean =>
  performance.getEntriesByName(new URL(href, location.href).href, 'resource').length > 0;
