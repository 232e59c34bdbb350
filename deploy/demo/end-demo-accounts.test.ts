import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseSettings, openDatabase } from 'api/seed';
import { type DiskShop, diskShop } from 'api/testing/disk-shop';
import { startServiceProcess } from 'api/testing/service-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCustomers } from './fill/fill-commerce.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'end-demo-accounts.ts');

let shop: DiskShop;
beforeAll(async () => {
  shop = await diskShop();
  const open = await openDatabase(databaseSettings(shop.environment));
  await fillCustomers(open.db, '2026-11-30');
  // Somebody who read the README signed in and made the admin's account their own.
  await open.db
    .updateTable('customers')
    .set({ email: 'eve@else.example', password_hash: 'another' })
    .where('email', '=', 'admin@havu.example')
    .execute();
  await open.close();
});
afterAll(() => shop.close());

it('the service of a shop that sells does not start until the command has ended the demo accounts (CONF-115)', async () => {
  await expect(startServiceProcess(shop.environment)).rejects.toThrow(
    /^The service cannot start: club@havu\.example, .*, eve@else\.example, .* can sign in: .*npm run end:demo-accounts/,
  );
  const { stdout } = await run(process.execPath, [command], { env: { ...process.env, ...shop.environment } });
  expect(stdout).toMatch(/^Ended: club@havu\.example, customer@havu\.example, eve@else\.example, .*\.\n$/);
  const service = await startServiceProcess(shop.environment);
  await service.stop();
});
