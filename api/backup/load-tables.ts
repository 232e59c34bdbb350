import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { type BackupContents, BackupRefused, type BackupTable } from './backup-form.ts';
import { tablesOf, writeTextsAlike, writeTextsAsUsual } from './dump-tables.ts';

type Tx = Transaction<Tables>;

const mostRows = 1000;
const mostCharacters = 4_000_000;

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills a database that the backup's own migrations have made.
 * @param folder with `<table>.rows.gz` for each table
 * @throws BackupRefused where the tables are not those of the backup
 */
export async function loadTables(tx: Tx, folder: string, backup: BackupContents): Promise<void> {
  await writeTextsAlike(tx);
  await requireSameTables(tx, backup.tables);
  // Rows come in table by table: what leads from one to another is checked when all are there.
  const constraints = await foreignKeys(tx);
  for (const { table, name } of constraints)
    await sql`ALTER TABLE ${sql.raw(table)} DROP CONSTRAINT ${sql.id(name)}`.execute(tx);
  const names = backup.tables.map(({ name }) => sql.table(name));
  await sql`TRUNCATE ${sql.join(names)}`.execute(tx);
  for (const { name } of backup.tables) await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(tx);
  for (const table of backup.tables) await loadTable(tx, table, join(folder, `${table.name}.rows.gz`));
  for (const { name } of backup.tables) await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(tx);
  for (const { table, name, definition } of constraints)
    await sql`ALTER TABLE ${sql.raw(table)} ADD CONSTRAINT ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
  for (const [name, last] of Object.entries(backup.sequences))
    await sql`SELECT setval(${`public.${quoted(name)}`}::regclass, ${last ?? 1}, ${last !== null})`.execute(tx);
  await writeTextsAsUsual(tx);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function requireSameTables(tx: Tx, wanted: readonly BackupTable[]): Promise<void> {
  const known = new Map((await tablesOf(tx)).map(({ name, columns }) => [name, new Set(columns)]));
  const strange = wanted.flatMap(({ name, columns }) => {
    const has = known.get(name);
    return has === undefined
      ? [name]
      : columns.filter((column) => !has.has(column)).map((column) => `${name}.${column}`);
  });
  const left = [...known.keys()].filter((name) => !wanted.some((table) => table.name === name));
  if (strange.length + left.length > 0)
    throw new BackupRefused(
      `The backup's tables are not those that its migrations make here (${[...strange, ...left].join(', ')}). Restore it with the code that made it.`,
    );
}

async function foreignKeys(tx: Tx): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
    ORDER BY 1, 2`.execute(tx);
  return rows;
}

async function loadTable(tx: Tx, { name, columns, rows }: BackupTable, file: string): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // A type with the backup's columns in the backup's order, whatever order the table here has them in.
  await sql`CREATE TEMPORARY TABLE row_of_backup ON COMMIT DROP AS SELECT ${list} FROM ${sql.table(name)} WITH NO DATA`.execute(
    tx,
  );
  const values = sql.join(columns.map((column) => sql`(read.row_of).${sql.ref(column)}`));
  let count = 0;
  for await (const texts of batchesOf(file)) {
    count += texts.length;
    await sql`INSERT INTO ${sql.table(name)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values}
      FROM (SELECT row_text::row_of_backup AS row_of
        FROM json_array_elements_text(${JSON.stringify(texts)}::json) AS row_text OFFSET 0) AS read`.execute(tx);
  }
  await sql`DROP TABLE row_of_backup`.execute(tx);
  if (count !== rows)
    throw new BackupRefused(`The backup has ${count} rows of ${name} and not ${rows}: it is damaged.`);
}

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of linesOf(file)) {
    const text = JSON.parse(line) as string;
    batch.push(text);
    characters += text.length;
    if (batch.length < mostRows && characters < mostCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Lines end at line feeds alone: Node's own reader also ends them at characters that texts may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of createReadStream(file).compose(createGunzip()) as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
