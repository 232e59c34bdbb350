import { type Exchange, sendJson, sendNotFound } from '../answer/send.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { ShellAssets } from '../static/shell-assets.ts';

/**
 * `/builds/latest.json`, which open pages ask every hour, and `/builds/meta/{buildId}.json` with the redirects of the
 * build (ROUTE-4, ROUTE-124, ROUTE-125). A build is the shell's own and the release that it serves. False for other
 * paths.
 */
export function serveBuilds(
  exchange: Exchange,
  assets: ShellAssets,
  releases: ReleaseSource,
  redirects: Readonly<Record<string, string>>,
): boolean {
  const { pathname } = exchange.url;
  const id = `${assets.buildId}-${releases.current.id}`;
  if (pathname === '/builds/latest.json') sendJson(exchange, { id }, 'no-cache');
  else if (pathname === `/builds/meta/${id}.json`) sendJson(exchange, { id, redirects }, 'no-cache');
  else if (pathname.startsWith('/builds/')) sendNotFound(exchange);
  else return false;
  return true;
}
