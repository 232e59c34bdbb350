import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForCopy, startBackupServer } from './backup-server.ts';

let folder = '';
let close = () => {};
const asked: string[] = [];
const left: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'havu-backup-'));
  asked.length = 0;
  close = await startBackupServer(folder, async (to, signal) => {
    if (to === '/full') throw new Error('the disk is full');
    asked.push(to);
    if (to === '/long') await once(signal, 'abort').then(() => left.push(to));
  });
});
afterEach(() => close());

const file = () => join(folder, 'backup-server.json');
const addressOf = () => JSON.parse(readFileSync(file(), 'utf8')) as { url: string; key: string };

it('lets who can read the data folder ask its owner for a copy (OPS-7)', async () => {
  expect(await askForCopy(folder, '/somewhere')).toBe(true);
  expect(asked).toEqual(['/somewhere']);
  await expect(askForCopy(folder, '/full')).rejects.toThrow('the disk is full');
});

it('tells its owner to stop where nobody waits for the copy any more (OPS-7)', async () => {
  const { url, key } = addressOf();
  const asking = request(url, { method: 'POST', headers: { authorization: key } }).end('{"to":"/long"}');
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
  const ask = async (init: RequestInit) => (await fetch(url, { method: 'POST', body: '{"to":"/x"}', ...init })).status;
  expect(await ask({})).toBe(404);
  expect(await ask({ headers: { authorization: key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) } })).toBe(
    404,
  );
  expect(await ask({ headers: { authorization: key }, method: 'PUT' })).toBe(404);
  expect(await ask({ headers: { authorization: key }, body: JSON.stringify({ to: 'x'.repeat(20_000) }) })).toBe(507);
  expect(asked).toEqual([]);
});

it('is gone with its service, and one that a killed service left behind leads nowhere (OPS-7)', async () => {
  const left = readFileSync(file());
  close();
  expect(existsSync(file())).toBe(false);
  writeFileSync(file(), left);
  expect(await askForCopy(folder, '/somewhere')).toBe(false);
  // Another program listens there now, and takes everything.
  const other = createServer((_request, response) => response.end()).listen(
    Number(new URL(addressOf().url).port),
    '127.0.0.1',
  );
  await once(other, 'listening');
  expect(await askForCopy(folder, '/somewhere')).toBe(false);
  other.closeAllConnections();
  other.close();
  expect(await askForCopy(mkdtempSync(join(tmpdir(), 'havu-backup-')), '/somewhere')).toBe(false);
});
