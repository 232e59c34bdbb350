import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './releases/release-source.ts';

const readyTimeoutMs = 2000;

/**
 * `/healthz`: this process is up. `/readyz`: the service behind it can serve an order; it names remotes whose published
 * version does not load, which leaves the shop ready.
 */
export function addHealthRoutes(app: FastifyInstance, apiUrl: string, releases: Pick<ReleaseSource, 'degraded'>): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'up' });
  });
  app.get('/readyz', async (_request, reply) => {
    const signal = AbortSignal.timeout(readyTimeoutMs);
    const isReady = await fetch(`${apiUrl}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    const status = isReady ? 'ready' : 'not ready';
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status, service: isReady, degraded: releases.degraded };
  });
}
