import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { photograph } from '../testing/merchant-folder.ts';
import { type FetchLimits, fetchLimits, fetchPicture } from './fetch-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-fetched-'));
const file = join(folder, 'picture');
let picture: Buffer;
let base = '';
const asked: string[] = [];

/** Another shop's machine, with every kind of trouble. */
const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const lead = (location: string) => response.writeHead(302, { location }).end();
  if (path === '/picture.jpg') return response.end(picture);
  if (path === '/moved') return lead('/picture.jpg');
  if (path === '/circle') return lead('/circle');
  if (path === '/inside') return lead('http://10.0.0.1/admin');
  if (path === '/inside-name') return lead('http://localhost:1/admin');
  if (path === '/file') return lead('file:///etc/passwd');
  if (path === '/busy') return asked.length < 3 ? response.writeHead(503).end() : response.end(picture);
  if (path === '/hangs') return response.write('…');
  if (path === '/cut') return response.writeHead(200, { 'content-length': 9999 }).write('…', () => response.destroy());
  if (path === '/says-large') return response.writeHead(200, { 'content-length': 10_000_000 }).flushHeaders();
  if (path === '/is-large') return response.end(Buffer.alloc(2_000_000));
  return response.writeHead(404).end();
};
const server = createServer(answer);
beforeAll(async () => {
  picture = await photograph('#336699');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** The test's own machine is as good as outside. */
const limits: FetchLimits = {
  ...fetchLimits,
  ...{ mostBytes: 1024 * 1024, mostMs: 700, pausesMs: [1, 1] },
  isInside: (address) => address !== '127.0.0.1' && fetchLimits.isInside(address),
};
const fetch = (path: string) => fetchPicture(base + path, file, limits);

it.each(['/picture.jpg', '/moved', '/busy'])('%s comes', async (path) => {
  await fetch(path);
  expect(await readFile(file)).toEqual(picture);
});

it.each([
  ['/none', 'answers 404', 1],
  ['/circle', 'leads on more than 4 times', 5],
  ['/inside', 'leads inside a private network', 1],
  ['/file', 'leads to what is no web address', 1],
  ['/hangs', 'did not come in 0.7 seconds', 3],
  ['/cut', 'cannot be fetched: aborted', 3],
  ['/says-large', 'is larger than 1 MB', 1],
  ['/is-large', 'is larger than 1 MB', 1],
])('%s: %s', async (path, sentence, calls) => {
  await expect(fetch(path)).rejects.toThrow(sentence);
  expect(asked).toHaveLength(calls);
  expect(await readdir(folder)).toEqual([]);
});

it.each(['ftp://example.com/a.jpg', 'https://me:secret@example.com/a.jpg', 'https://'])(
  '%s is no web address',
  async (address) => {
    await expect(fetchPicture(address, file, limits)).rejects.toThrow('is no web address');
  },
);

it('neither an address inside nor a name that leads there is asked', async () => {
  const strict = { ...limits, isInside: fetchLimits.isInside };
  await expect(fetchPicture(`${base}/picture.jpg`, file, strict)).rejects.toThrow('leads inside');
  const named = base.replace('127.0.0.1', 'localhost');
  await expect(fetchPicture(`${named}/picture.jpg`, file, strict)).rejects.toThrow('leads inside');
  await expect(fetchPicture('http://[::1]/a.jpg', file, strict)).rejects.toThrow('leads inside');
  await expect(fetchPicture('http://2130706433/a.jpg', file, strict)).rejects.toThrow('leads inside');
  expect(asked).toEqual([]);
});
