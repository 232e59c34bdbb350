import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import { readRows } from '../read-model/read-rows.ts';

/** What every table and sequence holds. */
export async function contents({ db }: OpenDatabase): Promise<string> {
  const names = await readRows<{ name: string }>(
    db,
    sql`SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const rows = [];
  for (const { name } of names)
    rows.push([name, await readRows(db, sql`SELECT * FROM ${sql.raw(name)} t ORDER BY t::text`)]);
  const sequences = await readRows(db, sql`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`);
  return JSON.stringify([rows, sequences]);
}
