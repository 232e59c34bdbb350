import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';

/**
 * A fresh, migrated database: in memory on the embedded engine, or, with TEST_ENGINE=postgres, a database of its own on
 * the server of TEST_DATABASE_URL, dropped on close.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_ENGINE === 'postgres' ? onServer() : embedded();
}

async function embedded(): Promise<OpenDatabase> {
  const open = await openDatabase({});
  await migrate(open.db);
  return open;
}

async function onServer(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  const name = `havu_test_${randomBytes(6).toString('hex')}`;
  await onceOnServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = await openDatabase({ databaseUrl: url.href });
  await migrate(open.db);
  return {
    ...open,
    async close() {
      await open.close();
      await onceOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onceOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
