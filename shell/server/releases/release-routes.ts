import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from '../answer/refusal.ts';
import { immutable, type StaticFiles } from '../static/static-files.ts';
import type { Release } from './release.ts';
import type { ReleaseSource } from './release-source.ts';

const releaseFile = /^release-(\w+)\.json$/;
/** A file of a published version; what else lies in the folder of releases is not served. */
const versionedFile = /^mf-[\w-]+\/\w+\/./;

/**
 * What browsers may know of releases: one as a whole by its id, which versions are live, and the files of the versions.
 * @param releaseOf the release that a browser sees
 */
export function addReleaseRoutes(
  app: FastifyInstance,
  releases: ReleaseSource,
  files: StaticFiles,
  releaseOf: (request: FastifyRequest) => Release,
): void {
  app.get('/remotes/current.json', (request, reply) => {
    const { id, manifest } = releaseOf(request);
    const versions = Object.entries(manifest).map(([remote, { version }]) => [remote, version]);
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).send({ id, remotes: Object.fromEntries(versions) });
  });
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const name = request.params['*'];
    if (versionedFile.test(name)) return files.serve(name, request, reply);
    const wanted = releaseFile.exec(name)?.[1];
    if (wanted === undefined) {
      reply.callNotFound();
      return reply;
    }
    const release = releases.byId(wanted);
    if (!release) return sendNotFound(reply);
    return reply.type('application/json; charset=utf-8').header('cache-control', immutable).send(release.publicJson);
  });
}
