import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { freePort } from './free-port.ts';
import { type KlarnaSandbox, startKlarnaSandbox } from './klarna-sandbox.ts';
import { onceOnServer } from './once-on-server.ts';
import { fillSellingShop } from './selling-shop.ts';
import { fillSmallShop } from './small-shop.ts';

/** A shop that outlives its processes: its files on the disk, or its database on the server that is tested with. */
export interface DiskShop {
  dataDir: string;
  url: string;
  /** What a process of it starts with; none runs yet. */
  environment: NodeJS.ProcessEnv;
  /** A data folder, and on a server a database, that hold nothing. */
  emptyPlace: () => Promise<{ DATA_DIR: string; DATABASE_URL: string }>;
  close: () => Promise<void>;
}

export async function diskShop(): Promise<DiskShop> {
  const databases: string[] = [];
  const server = process.env.TEST_ENGINE === 'postgres' ? (process.env.TEST_DATABASE_URL ?? '') : null;
  const emptyPlace = async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'havu-disk-'));
    if (server === null) return { DATA_DIR, DATABASE_URL: '' };
    const name = `havu_disk_${crypto.randomUUID().slice(0, 8)}`;
    await onceOnServer(server, `CREATE DATABASE ${name}`);
    databases.push(name);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { DATA_DIR, DATABASE_URL: url.href };
  };
  const place = await emptyPlace();
  await fill(place);
  const klarna = await startKlarnaSandbox();
  const port = await freePort();
  return {
    dataDir: place.DATA_DIR,
    url: `http://127.0.0.1:${port}`,
    environment: { ...environmentOf(port, klarna), ...place },
    emptyPlace,
    async close() {
      await klarna.stop();
      for (const name of databases) await onceOnServer(server ?? '', `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function fill({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL: string }): Promise<void> {
  const open = await openDatabase({ databaseUrl: DATABASE_URL || undefined, folder: join(DATA_DIR, 'db') });
  await migrate(open.db);
  await fillSmallShop(open.db);
  await fillSellingShop(open.db);
  await sql`UPDATE stock SET reserved = 0`.execute(open.db);
  await open.db.updateTable('stock').set({ quantity: 10_000 }).where('variant_id', '=', 110).execute();
  await open.close();
}

const environmentOf = (port: number, klarna: KlarnaSandbox): NodeJS.ProcessEnv => ({
  DEMO: '0',
  API_PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  KLARNA_BASE_URL: klarna.url,
  KLARNA_SCRIPT_URL: `${klarna.url}/klarna/payments.js`,
  KLARNA_USERNAME: 'sandbox',
  KLARNA_PASSWORD: 'sandbox',
  ORDERS_PER_MINUTE: '100000',
  LOG_LEVEL: 'silent',
});
