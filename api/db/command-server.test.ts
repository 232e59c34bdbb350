import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askService, startCommandServer } from './command-server.ts';

let folder = '';
let close = () => {};
const asked: unknown[] = [];
const left: unknown[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'havu-commands-'));
  asked.length = 0;
  left.length = 0;
  close = await startCommandServer(folder, {
    copy: async (wish, signal) => {
      if (wish === '/full') throw new Error('the disk is full');
      asked.push(wish);
      if (wish === '/long') await once(signal, 'abort').then(() => left.push(wish));
    },
    count: async () => ({ count: asked.length }),
  });
});
afterEach(() => close());

const file = () => join(folder, 'command-server.json');
const addressOf = () => JSON.parse(readFileSync(file(), 'utf8')) as { url: string; key: string };
const sign = (key: string, ...words: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
const question = (wish: string, ask = 'copy') => JSON.stringify({ ask, wish });

it('lets who can read the data folder ask its owner, and tells what became of it (OPS-7)', async () => {
  expect(await askService(folder, 'copy', '/somewhere')).toEqual({ done: null });
  expect(asked).toEqual(['/somewhere']);
  expect(await askService(folder, 'count', {})).toEqual({ done: { count: 1 } });
  await expect(askService(folder, 'copy', '/full')).rejects.toThrow('the disk is full');
  await expect(askService(folder, 'toString', {})).rejects.toThrow('has other code than this command');
});

it('tells its owner to stop where nobody waits for the answer any more (OPS-7)', async () => {
  const { url, key } = addressOf();
  const asking = request(url, { method: 'POST', headers: { authorization: sign(key, question('/long')) } }).end(
    question('/long'),
  );
  asking.on('error', () => {});
  await vi.waitFor(() => expect(asked).toEqual(['/long']));
  expect(left).toEqual([]);
  asking.destroy();
  await vi.waitFor(() => expect(left).toEqual(['/long']));
});

it('opens to nobody without the key, which the owner of the folder alone can read (OPS-7)', async () => {
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const { url, key } = addressOf();
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const ask = async (authorization: string, body = question('/x'), method = 'POST') =>
    (await fetch(url, { method, headers: { authorization }, body })).status;
  expect((await fetch(url, { method: 'POST', body: question('/x') })).status).toBe(404);
  expect(await ask(key)).toBe(404);
  const wrong = key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(await ask(sign(wrong, question('/x')))).toBe(404);
  expect(await ask(sign(key, question('/y')))).toBe(404);
  expect(await ask(sign(key, question('/x')), question('/x'), 'PUT')).toBe(404);
  const long = question('x'.repeat(20_000));
  expect(await ask(sign(key, long), long)).toBe(404);
  expect(asked).toEqual([]);
});

it('is gone with its service, and one that a killed service left behind leads nowhere (OPS-7)', async () => {
  const left = readFileSync(file());
  close();
  expect(existsSync(file())).toBe(false);
  writeFileSync(file(), left);
  expect(await askService(folder, 'copy', '/somewhere')).toBeNull();
  // Another program listens there now, takes everything, and answers what the command would like to read.
  const received: string[] = [];
  const other = createServer((request, response) => {
    received.push(request.headers.authorization ?? '');
    response.setHeader('authorization', received[0] ?? '').end('{"done":null}');
  }).listen(Number(new URL(addressOf().url).port), '127.0.0.1');
  await once(other, 'listening');
  expect(await askService(folder, 'copy', '/somewhere')).toBeNull();
  expect(received).toHaveLength(1);
  expect(received).not.toContain(addressOf().key);
  other.closeAllConnections();
  other.close();
  expect(await askService(mkdtempSync(join(tmpdir(), 'havu-commands-')), 'copy', '/somewhere')).toBeNull();
});
