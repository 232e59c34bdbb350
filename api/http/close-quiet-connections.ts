import type { FastifyInstance } from 'fastify';

const lookMs = 50;

/**
 * While the service closes, closes each connection as soon as nothing is asked on it. Node does so only with those that are
 * quiet at the first moment: one with an answer under way would then hold the service for as long as a quiet connection may.
 */
export function closeQuietConnections({ server }: Pick<FastifyInstance, 'server'>): void {
  if (!server.listening) return;
  const looks = setInterval(() => server.closeIdleConnections(), lookMs);
  server.once('close', () => clearInterval(looks));
}
