import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Tables with a row that has the word anywhere, in lower case. */
export async function tablesThatName(db: Database, word: string): Promise<string[]> {
  const tables = await sql<{
    name: string;
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  const naming: string[] = [];
  for (const { name } of tables.rows) {
    const rows =
      await sql`SELECT 1 FROM ${sql.table(name)} t WHERE strpos(lower(t::text), ${word.toLowerCase()}) > 0 LIMIT 1`.execute(
        db,
      );
    if (rows.rows.length > 0) naming.push(name);
  }
  return naming;
}
