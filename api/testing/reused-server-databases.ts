import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { type Beginning, readBeginning, restoreBeginning } from './beginning.ts';
import { onceOnServer } from './once-on-server.ts';

interface ServerDatabase {
  url: string;
  name: string;
  beginning: Beginning;
}

/** The number of databases that wait for the next test of the process. */
const mostIdle = 2;

/**
 * Databases of a server that test files of one process use one after the other: a copy of the template and its end are a
 * thousand files each, emptying one touches what a test wrote. Those that wait when the process ends go with the run's
 * (`template-database.ts`).
 */
export class ReusedServerDatabases {
  readonly #idle: ServerDatabase[] = [];

  /** A database as it is after the migrations, with connections of its own. */
  async open(): Promise<OpenDatabase> {
    const server = process.env.TEST_DATABASE_URL;
    if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
    const database = this.#idle.pop() ?? (await create(server));
    const open = await openDatabase({ databaseUrl: database.url });
    let isOver = false;
    return {
      ...open,
      close: async () => {
        if (isOver) return;
        isOver = true;
        await open.close();
        const isEmpty = this.#idle.length < mostIdle && (await empty(database).catch(() => false));
        if (isEmpty) this.#idle.push(database);
        else await onceOnServer(server, `DROP DATABASE ${database.name} WITH (FORCE)`);
      },
    };
  }
}

async function create(server: string): Promise<ServerDatabase> {
  const template = process.env.TEST_TEMPLATE;
  const name = `${template ?? 'havu'}_test_${randomBytes(6).toString('hex')}`;
  await onceOnServer(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = await openDatabase({ databaseUrl: url.href });
  if (!template) await migrate(open.db);
  const beginning = await readBeginning(open.db);
  await open.close();
  return { url: url.href, name, beginning };
}

/** @returns false where a test left it in another shape */
async function empty({ url, beginning }: ServerDatabase): Promise<boolean> {
  const open = await openDatabase({ databaseUrl: url, poolSize: 1 });
  try {
    // A process that a test killed leaves connections, with locks of theirs.
    await sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(open.db);
    return await restoreBeginning(open.db, beginning);
  } finally {
    await open.close();
  }
}
