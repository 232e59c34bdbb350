import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from '../answer/refusal.ts';
import type { Release } from '../releases/release.ts';
import type { ShellAssets } from '../static/shell-assets.ts';
import { buildIdOf } from './build-id.ts';

/**
 * `/builds/latest.json`, which open pages ask every hour, and `/builds/meta/{buildId}.json` with the redirects of the
 * build (ROUTE-4, ROUTE-124, ROUTE-125).
 * @param releaseOf the release that a browser sees
 */
export function addBuildRoutes(
  app: FastifyInstance,
  assets: ShellAssets,
  redirects: Readonly<Record<string, string>>,
  releaseOf: (request: FastifyRequest) => Release,
): void {
  app.get<{ Params: { '*': string } }>('/builds/*', (request, reply) => {
    const id = buildIdOf(assets, releaseOf(request));
    const name = request.params['*'];
    reply.header('vary', 'cookie');
    if (name === 'latest.json') reply.header('cache-control', 'no-cache').send({ id });
    else if (name === `meta/${id}.json`) reply.header('cache-control', 'no-cache').send({ id, redirects });
    else sendNotFound(reply);
  });
}
