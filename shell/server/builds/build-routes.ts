import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '../answer/refusal.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { ShellAssets } from '../static/shell-assets.ts';
import { buildIdOf } from './build-id.ts';

/**
 * `/builds/latest.json`, which open pages ask every hour, and `/builds/meta/{buildId}.json` with the redirects of the
 * build (ROUTE-4, ROUTE-124, ROUTE-125).
 */
export function addBuildRoutes(
  app: FastifyInstance,
  assets: ShellAssets,
  releases: ReleaseSource,
  redirects: Readonly<Record<string, string>>,
): void {
  app.get<{ Params: { '*': string } }>('/builds/*', (request, reply) => {
    const id = buildIdOf(assets, releases);
    const name = request.params['*'];
    if (name === 'latest.json') reply.header('cache-control', 'no-cache').send({ id });
    else if (name === `meta/${id}.json`) reply.header('cache-control', 'no-cache').send({ id, redirects });
    else sendNotFound(reply);
  });
}
