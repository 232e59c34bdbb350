import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeQuietConnections } from './close-quiet-connections.ts';

it('lets an answer under way end, and then closes its connection with the service', async () => {
  const app = fastify({ keepAliveTimeout: 3_600_000 });
  app.addHook('preClose', async () => closeQuietConnections(app));
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  app.get('/', async () => {
    asked.resolve();
    await mayAnswer.promise;
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    // A connection that its caller would keep.
    request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
  await asked.promise;
  const closed = app.close();
  mayAnswer.resolve();
  expect(await answer).toBe('answered');
  await closed;
});
