import { type Insertable, sql } from 'kysely';
import type { Executor, Tables } from './schema.ts';

/** What `insertMany` takes: as Kysely's insert, with jsonb columns as plain values. */
export type Row<T extends keyof Tables> = { [C in keyof Insertable<Tables[T]>]?: unknown };

/**
 * Inserts thousands of rows as one JSON text (about six times faster than row objects).
 * Every row must have the first row's columns; jsonb columns take plain values here, dates take ISO text.
 */
export async function insertMany<T extends keyof Tables & string>(
  db: Executor,
  table: T,
  rows: readonly Row<T>[],
  chunkSize = 5000,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const json = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`INSERT INTO ${sql.table(table)} (${list})
      SELECT ${list} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(db);
  }
}
