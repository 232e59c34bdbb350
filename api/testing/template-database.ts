import { randomBytes } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { onceOnServer } from './once-on-server.ts';

/**
 * Migrates one database of the test server before the tests, which copy it (TEST_TEMPLATE): migrating takes seconds, a
 * copy a tenth of one.
 * @returns what drops it after the run
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (process.env.TEST_ENGINE !== 'postgres' || !server) return;
  const name = `havu_template_${randomBytes(6).toString('hex')}`;
  await onceOnServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = await openDatabase({ databaseUrl: url.href });
  await migrate(open.db);
  await open.close();
  process.env.TEST_TEMPLATE = name;
  return async () => {
    const copies = await onceOnServer(server, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`);
    for (const { datname } of copies) await onceOnServer(server, `DROP DATABASE ${datname} WITH (FORCE)`);
  };
}
