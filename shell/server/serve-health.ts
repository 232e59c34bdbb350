import { type Exchange, sendJson } from './answer/send.ts';

const readyTimeoutMs = 2000;

/** `/healthz`: this process is up. `/readyz`: the service behind it can serve an order. False for other paths. */
export async function serveHealth(exchange: Exchange, apiUrl: string): Promise<boolean> {
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
  sendJson(exchange, { status: isReady ? 'ready' : 'not ready', service: isReady }, 'no-store', isReady ? 200 : 503);
  return true;
}
