import { type Exchange, immutable, send, sendJson, sendNotFound } from '../answer/send.ts';
import type { ReleaseSource } from './release-source.ts';

const releaseFile = /^\/remotes\/release-(\w+)\.json$/;

/** What browsers may know of releases: one as a whole by its id, and which versions are live. False for other paths. */
export function serveReleases(exchange: Exchange, releases: ReleaseSource): boolean {
  const { pathname } = exchange.url;
  const { id, manifest } = releases.current;
  if (pathname === '/remotes/current.json') {
    const versions = Object.entries(manifest).map(([remote, { version }]) => [remote, version]);
    sendJson(exchange, { id, remotes: Object.fromEntries(versions) }, 'no-cache');
    return true;
  }
  const wanted = releaseFile.exec(pathname)?.[1];
  if (wanted === undefined) return false;
  const release = releases.byId(wanted);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': immutable };
  if (release) send(exchange, 200, release.publicJson, headers);
  else sendNotFound(exchange);
  return true;
}
