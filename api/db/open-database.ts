import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type CopyTo, openEmbeddedFolder } from './open-embedded-folder.ts';
import type { Database, Tables } from './schema.ts';

/**
 * An engine in memory holds little, and begins with filling its buffers: by default 128 MB, a fifth of its start. What was
 * written ahead is of no use once it stands in the tables: files of it are not kept for later.
 */
const memoryParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_recycle=off'];

const int8 = 20;
const day = 1082;

/** Calls back with the payload of every NOTIFY on a channel until the returned function is called. */
export type Listen = (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  listen: Listen;
  close: () => Promise<void>;
  /** Copies the embedded engine's files while it works on them; null where they lie on a server or in memory. */
  copyTo: CopyTo | null;
  /** How many connections to the server are in use and idle, and how many calls wait for one; null where there is no server. */
  connections: () => Record<'used' | 'idle' | 'awaited', number> | null;
  /** The embedded engine's files, to start others with; null on a server. */
  dump: () => Promise<Blob | null>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded engine is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded engine's files; in memory where it is missing. */
  folder?: string | undefined;
  /** Files that an embedded engine in memory starts with, as `PGlite.dumpDataDir` gives them. */
  contents?: Blob | undefined;
  poolSize?: number;
}

/**
 * The one place that chooses an engine. Both read bigint as number and date as `YYYY-MM-DD`.
 * @throws FolderInUse where another process has the embedded engine's folder, or an Error that says in words what the disk refused.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return settings.databaseUrl ? openServer(settings.databaseUrl, settings.poolSize ?? 10) : openEmbedded(settings);
}

/** Engine by the environment: DATABASE_URL, or DATA_DIR/db (default `.data/db`). */
export function databaseSettings(environment: NodeJS.ProcessEnv = process.env): DatabaseSettings {
  return { databaseUrl: environment.DATABASE_URL || undefined, folder: join(environment.DATA_DIR || '.data', 'db') };
}

async function openEmbedded({ folder, contents }: DatabaseSettings): Promise<OpenDatabase> {
  const options = {
    extensions: { btree_gist, pg_trgm, unaccent },
    ...(contents ? { loadDataDir: contents } : {}),
    parsers: { [int8]: Number, [day]: (value: string) => value },
  };
  const { pglite, close, copyTo } = folder
    ? await openEmbeddedFolder(folder, options)
    : await PGlite.create('memory://', { ...options, startParams: memoryParams }).then((memory) => ({
        pglite: memory,
        close: () => memory.close(),
        copyTo: null,
      }));
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    engine: 'pglite',
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    close,
    copyTo,
    connections: () => null,
    dump: () => pglite.dumpDataDir('none'),
  };
}

async function openServer(connectionString: string, max: number): Promise<OpenDatabase> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(day, (value) => value);
  const pool = new pg.Pool({ connectionString, max, types, application_name: 'havu' });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => {});
  // The pool listens to idle connections only. One that breaks while a transaction has it, between two of its queries, would
  // end the process too; the transaction's next query fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { listenOnServer } = await import('./listen-on-server.ts');
  return {
    db,
    engine: 'postgres',
    listen: listenOnServer(connectionString),
    close: () => db.destroy(),
    copyTo: null,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    dump: async () => null,
  };
}
