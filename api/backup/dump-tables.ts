import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { findFaultsIn } from '../audit/find-order-faults.ts';
import type { Database, Tables } from '../db/schema.ts';
import type { BackupContents, BackupTable } from './backup-form.ts';

type Tx = Transaction<Tables>;
type DumpedDatabase = Pick<BackupContents, 'at' | 'migrations' | 'tables' | 'sequences' | 'faults'>;

const fetchedRows = 500;
const newLine = '\n';

/** The migrator writes its own tables, on both sides. */
const madeByMigrator = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Writes every table of one snapshot to files, a row a line, as both engines read it. Others go on writing meanwhile.
 * @param folder gets `<table>.rows.gz` for each table
 */
export async function dumpTables(db: Database, folder: string): Promise<DumpedDatabase> {
  await mkdir(folder, { recursive: true });
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (tx) => {
    await writeTextsAlike(tx);
    const at = await momentOf(tx);
    const tables: BackupTable[] = [];
    for (const { name, columns } of await tablesOf(tx))
      tables.push({ name, columns, rows: await dumpTable(tx, { name, columns }, join(folder, `${name}.rows.gz`)) });
    return {
      at,
      tables,
      migrations: await migrationsOf(tx),
      // They count on outside of snapshots: read last, none is behind the rows.
      sequences: await sequencesOf(tx),
      faults: await findFaultsIn(tx),
    };
  });
}

const alike = {
  ...{ DateStyle: 'ISO, MDY', IntervalStyle: 'postgres', TimeZone: 'UTC' },
  ...{ extra_float_digits: '1', bytea_output: 'hex' },
};

/** Values are written, and read again, in the same way whatever the server's settings are. */
export async function writeTextsAlike(tx: Tx): Promise<void> {
  for (const [name, value] of Object.entries(alike)) await sql`SELECT set_config(${name}, ${value}, true)`.execute(tx);
}

/** Newer migrations in the same transaction read and write as they do without a backup. */
export async function writeTextsAsUsual(tx: Tx): Promise<void> {
  for (const name of Object.keys(alike)) await sql`SET LOCAL ${sql.id(name)} TO DEFAULT`.execute(tx);
}

async function momentOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ at: Date }>`SELECT now() AS at`.execute(tx);
  return (rows[0]?.at ?? new Date()).toISOString();
}

/** Tables with the columns that somebody writes: generated ones are made again. */
export async function tablesOf(tx: Tx): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`.execute(tx);
  return rows.filter(({ name }) => !madeByMigrator.includes(name));
}

async function migrationsOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY timestamp, name`.execute(tx);
  return rows.map(({ name }) => name);
}

async function sequencesOf(tx: Tx): Promise<Record<string, number | null>> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

async function dumpTable(tx: Tx, { name, columns }: Omit<BackupTable, 'rows'>, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of rowsOf(tx, name, columns)) {
      count += rows.length;
      yield rows.map((row) => JSON.stringify(row) + newLine).join('');
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 3 }), createWriteStream(file, { flush: true }));
  return count;
}

/** The rows of a table as texts of whole rows, which the same columns read again without loss. */
async function* rowsOf(tx: Tx, name: string, columns: readonly string[]): AsyncGenerator<string[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`DECLARE rows_of_backup NO SCROLL CURSOR FOR
    SELECT row_of::text AS row FROM (SELECT ${list} FROM ${sql.table(name)}) AS row_of`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(fetchedRows)} FROM rows_of_backup`.execute(tx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < fetchedRows) break;
  }
  await sql`CLOSE rows_of_backup`.execute(tx);
}
