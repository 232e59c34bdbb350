import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseSettings, openDatabase } from '../../db/open-database.ts';
import { type DiskShop, diskShop } from '../../testing/disk-shop.ts';
import { startServiceProcess } from '../../testing/service-process.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'run-make-admin.ts');

let shop: DiskShop;
beforeAll(async () => {
  shop = await diskShop();
});
afterAll(() => shop.close());

/** What the command writes, and how it ends. */
const make = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [command, ...words], { env: { ...process.env, ...shop.environment, ...environment } }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );

it('the operator makes the first admin beside a shop that runs, and while it stands still (STAFF-79)', async () => {
  const service = await startServiceProcess(shop.environment);
  try {
    // The service that has an embedded database answers, with its own address; a server is written to by the command itself.
    const [code, words] = await make(['eka@retki.example', '--language', 'fi'], {
      PUBLIC_URL: shop.environment.DATABASE_URL ? shop.url : 'https://elsewhere.example',
    });
    expect([code, words]).toEqual([0, expect.stringMatching(/^eka@retki\.example becomes an admin by this link/)]);
    const link = new URL(/http\S+/.exec(String(words))?.[0] ?? '');
    expect([link.origin, link.pathname]).toEqual([shop.url, '/accounts/password/reset/confirm/']);
    const body = JSON.stringify({ hash: link.hash.slice(1), password: 'korkea tunturi 7' });
    const headers = { 'content-type': 'application/json' };
    const set = () => fetch(`${shop.url}/api/accounts/password/reset/confirm/`, { method: 'POST', headers, body });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(410);
    expect(await make(['demo@retki.example', 'and@another.example'])).toEqual([1, expect.stringMatching(/^Usage: /)]);
  } finally {
    await service.stop();
  }
  expect(await make(['eka@retki.example'])).toEqual([0, 'eka@retki.example is an admin already.\n']);
  const [, later] = await make(['toka@retki.example']);
  expect(later).toContain(`\n  ${shop.url}/en/accounts/password/reset/confirm/#admin.`);
});

it('what cannot be is told in one sentence, and ends with 1 (STAFF-79)', async () => {
  expect(await make([])).toEqual([1, 'Usage: npm run make:admin -- <email> [--language en] [--take-back]\n']);
  expect(await make(['no address'])).toEqual([1, '“no address” is no email address.\n']);
  expect(await make(['a@retki.example', '--language', 'xx'])).toEqual([
    1,
    expect.stringMatching(/^--language xx is none/),
  ]);
  expect(await make(['a@retki.example'], { DATABASE_URL: '', DATA_DIR: '/tmp/havu-nowhere' })).toEqual([
    1,
    'There is no shop in /tmp/havu-nowhere: start it once, or name its folder by DATA_DIR or its server by DATABASE_URL.\n',
  ]);
  const empty = await shop.emptyPlace();
  await (await openDatabase(databaseSettings(empty))).close();
  expect(await make(['a@retki.example'], empty)).toEqual([
    1,
    expect.stringMatching(
      /^The database is older than this code: it lacks \d+ migrations from 0001-.+npm run migrate.+\n$/,
    ),
  ]);
});
