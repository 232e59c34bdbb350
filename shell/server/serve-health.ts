import { type Exchange, sendJson } from './answer/send.ts';
import type { ReleaseSource } from './releases/release-source.ts';

const readyTimeoutMs = 2000;

/**
 * `/healthz`: this process is up. `/readyz`: the service behind it can serve an order; it names remotes whose published
 * version does not load, which leaves the shop ready. False for other paths.
 */
export async function serveHealth(
  exchange: Exchange,
  apiUrl: string,
  { degraded }: Pick<ReleaseSource, 'degraded'>,
): Promise<boolean> {
  const { pathname } = exchange.url;
  if (pathname === '/healthz') {
    sendJson(exchange, { status: 'up' });
    return true;
  }
  if (pathname !== '/readyz') return false;
  const signal = AbortSignal.timeout(readyTimeoutMs);
  const isReady = await fetch(`${apiUrl}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  const status = isReady ? 'ready' : 'not ready';
  sendJson(exchange, { status, service: isReady, degraded }, 'no-store', isReady ? 200 : 503);
  return true;
}
