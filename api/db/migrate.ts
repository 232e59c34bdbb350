import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Executor } from './schema.ts';
import { whyUnusable } from './why-unusable.ts';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Brings the database to the newest schema; each file of migrations/ runs once, in a transaction, in the order of names.
 * @returns the migrations that it made
 */
export const migrate = (db: Executor): Promise<string[]> => migrateWith(db, readMigrations);

/** Brings an empty database to the schema that some of the migrations made: what a backup was made with. */
export const migrateAs = (db: Executor, names: readonly string[]): Promise<string[]> =>
  migrateWith(db, async () => {
    const all = await readMigrations();
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  });

/** The names of the migrations that this code has. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await readMigrations());

async function migrateWith(db: Executor, getMigrations: () => Promise<Record<string, Migration>>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (!error) return (results ?? []).map(({ migrationName }) => migrationName);
  const reason = whyUnusable(error);
  throw new Error(failed ? `Migration ${failed.migrationName} failed: ${reason}` : reason, { cause: error });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return Object.fromEntries(
    files.map((file, index) => [file.slice(0, -'.sql'.length), toMigration(texts[index] ?? '')]),
  );
}

/** Statements end with `;` before an empty line (the embedded engine takes one statement per call). */
function toMigration(text: string): Migration {
  const statements = text.split(/;[ \t]*\n\s*\n|;\s*$/).filter((statement) => statement.trim() !== '');
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
