import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Order, PlaceOrderResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrderFaults } from '../audit/find-order-faults.ts';
import { databaseSettings, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { serviceSettings } from '../service-settings.ts';
import { type DiskShop, diskShop } from '../testing/disk-shop.ts';
import { orderOfOne } from '../testing/killable-shop.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { type BackupContents, backupFile, sumsFile } from './backup-form.ts';
import { writeSums } from './backup-sums.ts';
import { tablesOf } from './dump-tables.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let shop: DiskShop;
/** A backup that was made while the shop sold, and the orders that were placed before it began. */
let backup = '';
let placedBefore: PlaceOrderResponse[] = [];

beforeAll(async () => {
  shop = await diskShop();
  for (const file of ['media/originals/boot.webp', 'attachments/7/label', 'outbox/1.eml'])
    keep(file, `bytes of ${file}`);
  keep('releases/mf-a/1a2b/entry.js', 'code');
  keep('releases/manifest.json', '{"mf-a":{"version":"1a2b"}}');
  keep('media/renderings/1/boot.avif', 'made again');
}, 120_000);
afterAll(() => shop.close());

function keep(file: string, text: string): void {
  const path = join(shop.dataDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-backup-'));

async function place(): Promise<PlaceOrderResponse> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${shop.url}/api/orders/`, { method: 'POST', headers, body: JSON.stringify(orderOfOne) });
  if (!answer.ok) throw new Error(`order: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as PlaceOrderResponse;
}

/** What every table holds, as one sum each. */
async function sumsOf({ db }: OpenDatabase): Promise<Record<string, string>> {
  const tables = await db.transaction().execute((tx) => tablesOf(tx));
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum
      FROM ${sql.table(name)} t`.execute(db);
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

async function opened<Value>(
  environment: NodeJS.ProcessEnv,
  look: (open: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const open = await openDatabase(databaseSettings(environment));
  return look(open).finally(() => open.close());
}

describe('a backup', () => {
  it('made while the shop sells holds what was sold before it began (OPS-6)', async () => {
    const service = await startServiceProcess(shop.environment);
    let isSelling = true;
    let sold = 0;
    try {
      placedBefore = [await place(), await place()];
      // A dozen orders are enough for a backup to meet some: each takes the embedded engine from it for a while.
      const sellers = Array.from({ length: 2 }, async () => {
        for (; isSelling && sold < 12; sold += 1) await place();
      });
      const made = await makeBackup(serviceSettings(shop.environment), newFolder());
      const soldMeanwhile = sold;
      isSelling = false;
      await Promise.all(sellers);
      backup = made.folder;
      expect(soldMeanwhile).toBeGreaterThan(0);
      expect(made.files).toEqual({ originals: 1, attachments: 1, releases: 2, outbox: 1 });
      expect(made.contents.faults).toEqual([]);
    } finally {
      await service.stop();
    }
    expect(readdirSync(dirname(backup))).toHaveLength(1);
    expect(existsSync(join(backup, 'copy'))).toBe(false);
    // It holds personal data: only its owner goes in.
    expect(statSync(backup).mode & 0o777).toBe(0o700);
  }, 180_000);

  it('is brought back into an empty place: the books agree, and its buyers find their orders (OPS-8)', async () => {
    const elsewhere = await shop.emptyPlace();
    const { faults, contents } = await restoreBackup(serviceSettings(elsewhere), backup);
    expect(faults).toEqual([]);
    expect(readFileSync(join(elsewhere.DATA_DIR, 'releases/mf-a/1a2b/entry.js'), 'utf8')).toBe('code');
    expect(readFileSync(join(elsewhere.DATA_DIR, 'attachments/7/label'), 'utf8')).toBe('bytes of attachments/7/label');
    expect(existsSync(join(elsewhere.DATA_DIR, 'media/renderings'))).toBe(false);
    expect(contents.tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThanOrEqual(placedBefore.length);
    const service = await startServiceProcess({ ...shop.environment, ...elsewhere });
    try {
      for (const { order_number, order_key } of placedBefore) {
        const answer = await fetch(`${shop.url}/api/orders/${order_number}/?key=${order_key}`);
        expect([answer.status, ((await answer.json()) as Order).number]).toEqual([200, order_number]);
      }
      // Numbers go on where they were: a new order meets none of the old ones.
      expect(placedBefore.map(({ order_number }) => order_number)).not.toContain((await place()).order_number);
    } finally {
      await service.stop();
    }
    expect(await opened(elsewhere, ({ db }) => findOrderFaults(db))).toEqual([]);
  }, 180_000);

  it('of a shop that rests is the same to the last value, also on the other engine (OPS-6, OPS-8)', async () => {
    await opened(shop.environment, async ({ db }) => {
      const text = 'line\nbreak, "quote", \\ back, tab\t, ( ) { } é 雪 \u2028 end';
      await db.insertInto('settings').values({ key: 'backup_probe', value: text, is_public: false }).execute();
    });
    const { folder } = await makeBackup(serviceSettings(shop.environment), newFolder());
    const sums = await opened(shop.environment, sumsOf);
    const places = [await shop.emptyPlace(), { DATA_DIR: newFolder(), DATABASE_URL: '' }];
    for (const place of places) {
      await restoreBackup(serviceSettings(place), folder);
      expect(await opened(place, sumsOf)).toEqual(sums);
    }
    expect(Object.keys(sums).length).toBeGreaterThan(80);
  }, 180_000);
});

describe('a restore is refused, with the way out', () => {
  /** A copy of the backup, changed; its sums are written anew where the change is to be believed. */
  async function changed(change: (folder: string) => void, isSummed = false): Promise<string> {
    const folder = join(newFolder(), 'copy');
    cpSync(backup, folder, { recursive: true });
    change(folder);
    if (isSummed) {
      rmSync(join(folder, sumsFile));
      await writeSums(folder);
    }
    return folder;
  }
  const rewritten = (change: (contents: BackupContents) => object) =>
    changed((folder) => {
      const file = join(folder, backupFile);
      writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
    }, true);
  const restoring = async (folder: string) =>
    restoreBackup(serviceSettings({ DATA_DIR: newFolder() }), folder).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  it('where a file of it is damaged, missing or somebody else’s (OPS-9)', async () => {
    const rows = 'database/orders.rows.gz';
    expect(await restoring(await changed((folder) => appendFileSync(join(folder, rows), 'x')))).toMatch(
      /damaged: database\/orders\.rows\.gz is damaged\. Take another backup/,
    );
    expect(await restoring(await changed((folder) => rmSync(join(folder, rows))))).toContain(`${rows} is missing`);
    const strange = await changed((folder) => writeFileSync(join(folder, 'files', 'strange'), ''));
    expect(await restoring(strange)).toContain('files/strange is not one of its files');
  });

  it('where it was not finished (OPS-9)', async () => {
    expect(await restoring(await changed((folder) => rmSync(join(folder, sumsFile))))).toContain('is no whole backup');
  });

  it('where a folder of backups is named, with the newest of them (OPS-9)', async () => {
    const folder = newFolder();
    const names = ['havu-2026-11-27T091244Z', 'havu-2026-11-28T091244Z', 'havu-2026-11-29T091244Z.part', 'other'];
    for (const name of names) cpSync(backup, join(folder, name), { recursive: true });
    mkdirSync(join(folder, 'havu-2026-11-30T091244Z'));
    expect(await restoring(folder)).toContain(`The newest of them is ${join(folder, 'havu-2026-11-28T091244Z')}:`);
  });

  it('where newer code made it (OPS-9)', async () => {
    const newerForm = await rewritten((contents) => ({ ...contents, form: 2, tables: 'in another form' }));
    expect(await restoring(newerForm)).toContain('made by newer code than this. Restore it with the code that made it');
    const migrations = (contents: BackupContents) => [...contents.migrations, '9999-of-tomorrow'];
    const newer = await rewritten((contents) => ({ ...contents, migrations: migrations(contents) }));
    expect(await restoring(newer)).toContain('migrations that this code lacks (9999-of-tomorrow)');
  });

  it('where the place is not empty, and changes nothing there (OPS-8)', async () => {
    const settings = serviceSettings(shop.environment);
    await expect(restoreBackup(settings, backup)).rejects.toThrow('is not empty: a restore never writes over');
    const place = newFolder();
    mkdirSync(join(place, 'attachments', '9'), { recursive: true });
    writeFileSync(join(place, 'attachments', '9', 'photo'), 'kept');
    const refused = restoreBackup(serviceSettings({ DATA_DIR: place }), backup);
    await expect(refused).rejects.toThrow('a restore never writes over attachments that are there');
    expect(readdirSync(place)).toEqual(['attachments']);
  });

  it('where its files of buyers would go into a bucket, and changes nothing (OPS-8)', async () => {
    const place = newFolder();
    const bucket = {
      ATTACHMENTS_BUCKET_URL: 'http://127.0.0.1:9/cases',
      ATTACHMENTS_BUCKET_KEY_ID: 'havu',
      ATTACHMENTS_BUCKET_SECRET: 'secret',
    };
    const refused = restoreBackup(serviceSettings({ DATA_DIR: place, ...bucket }), backup);
    await expect(refused).rejects.toThrow('Restore it without ATTACHMENTS_BUCKET_URL, copy what then lies in');
    expect(readdirSync(place)).toEqual([]);
  });

  /** What stands in a place: files, and tables where it is on a server. */
  async function standsIn(place: { DATA_DIR: string; DATABASE_URL: string }): Promise<string[]> {
    const files = readdirSync(place.DATA_DIR);
    if (place.DATABASE_URL === '') return files;
    const tables = await opened(place, ({ db }) => db.transaction().execute((tx) => tablesOf(tx)));
    return [...files, ...tables.map(({ name }) => name)];
  }

  it('where its rows do not fit together, and leaves nothing behind (OPS-8)', async () => {
    const lacking = await rewritten((contents) => ({
      ...contents,
      tables: contents.tables.map((table) => (table.name === 'orders' ? { ...table, rows: table.rows + 1 } : table)),
    }));
    const place = await shop.emptyPlace();
    await expect(restoreBackup(serviceSettings(place), lacking)).rejects.toThrow('it is damaged');
    expect(await standsIn(place)).toEqual([]);
    expect((await restoreBackup(serviceSettings(place), backup)).faults).toEqual([]);
  }, 180_000);

  it('where a file has no place, and leaves nothing behind (OPS-8)', async () => {
    const place = await shop.emptyPlace();
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const settings = serviceSettings({ ...place, ORIGINALS_DIR: join(place.DATA_DIR, 'pictures/originals') });
    const refused = restoreBackup({ ...settings, attachmentsDir: join(file, 'below', 'attachments') }, backup);
    await expect(refused).rejects.toThrow('ENOTDIR');
    expect(await standsIn(place)).toEqual([]);
  }, 120_000);
});

it('a backup whose files the disk has no room for is refused, and leaves nothing (OPS-6)', async () => {
  const target = newFolder();
  const large = join(shop.dataDir, 'attachments/7/large');
  keep('attachments/7/large', '');
  // A file with a hole takes no room itself.
  truncateSync(large, 2 ** 43);
  try {
    await expect(makeBackup(serviceSettings(shop.environment), target)).rejects.toThrow(/MB free, and a backup of/);
  } finally {
    rmSync(large);
  }
  expect(readdirSync(target)).toEqual([]);
});

it('there is nothing to back up in an empty folder', async () => {
  const target = newFolder();
  await expect(makeBackup(serviceSettings({ DATA_DIR: newFolder() }), target)).rejects.toThrow('There is no shop in');
  expect(readdirSync(target)).toEqual([]);
});
