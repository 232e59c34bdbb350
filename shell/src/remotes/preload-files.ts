import { integrityOf, releaseKnown } from './known-release.ts';
import { routeFiles } from './release.ts';

const asked = new Set<string>();

/**
 * Asks for everything that a module's first render loads at once: the remote's entry would tell a round trip later.
 * As the federation will ask for it (integrity, mode), so that nothing comes twice. A failure is met by the load itself.
 */
export async function preloadFiles(remote: string, exposes: readonly string[]): Promise<void> {
  const published = (await releaseKnown())[remote];
  if (!published) return;
  const { js, css } = routeFiles(published, exposes);
  for (const href of js) preload('script', href);
  for (const href of css) preload('style', href);
}

function preload(as: 'script' | 'style', href: string): void {
  const integrity = integrityOf(href);
  if (asked.has(href) || integrity === undefined || isThere(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}

/** Loaded, or on its way with the document. */
const isThere = (href: string): boolean =>
  performance.getEntriesByName(new URL(href, location.href).href, 'resource').length > 0;
