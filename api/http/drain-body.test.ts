import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerError } from './answer-error.ts';
import { drainBody } from './drain-body.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ bodyLimit: 1024 });
  app.decorateRequest('locale', 'fi');
  app.setErrorHandler(async (error: Error, request, reply) => {
    await drainBody(request.raw);
    return answerError(error, request, reply);
  });
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends as the shell's proxy does: piece by piece. Gives the answer's status, and whether all could be said. */
function post(megabytes: number, headers: Record<string, string | number>): Promise<[number, string]> {
  return new Promise((resolve) => {
    let status = 0;
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', headers });
    request.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    request.on('error', () => {});
    request.on('close', () => resolve([status, request.writableFinished ? 'read to its end' : 'cut off']));
    const piece = Buffer.alloc(64 * 1024, 'x');
    let left = megabytes * 16;
    const write = () => {
      while (left-- > 0) if (!request.write(piece)) return void request.once('drain', write);
      request.end();
    };
    write();
  });
}

it('a body of 10 MB is refused in words, not by a reset', async () => {
  const length = 10 * 1024 * 1024;
  expect(await post(10, { 'content-type': 'application/json', 'content-length': length })).toEqual([
    413,
    'read to its end',
  ]);
  expect(await post(10, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })).toEqual([
    413,
    'read to its end',
  ]);
  expect(await post(10, { 'content-type': 'application/xml', 'content-length': length })).toEqual([
    415,
    'read to its end',
  ]);
});

it('takes a small body as before', async () => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect([answer.statusCode, answer.body]).toEqual([200, 'taken']);
});

it('has nothing to cut of a request that came over no connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const headers = { 'content-type': 'application/json' };
  const payload = Buffer.alloc(13 * 1024 * 1024, 'x');
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  expect(answer.statusCode).toBe(413);
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow();
  vi.useRealTimers();
});
