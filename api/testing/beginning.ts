import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';

/** What a database holds once it is migrated: what an emptied one gets back. */
export interface Beginning {
  /** Tables, columns, constraints, triggers and functions: a test that changes one has its database for itself. */
  shape: string;
  rows: ReadonlyMap<string, { columns: readonly string[]; json: string }>;
  sequences: readonly { name: string; value: string; is_called: boolean }[];
}

/**
 * Makes a database hold what it held at the beginning.
 * @returns false where a test left it in another shape
 */
export async function restoreBeginning(db: Database, { shape, rows, sequences }: Beginning): Promise<boolean> {
  if ((await readShape(db)) !== shape) return false;
  // A test writes to a few tables: to empty all of them makes a thousand files anew.
  await sql
    .raw(`DO $$ DECLARE written text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR written IN SELECT quote_ident(relname) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
    LOOP EXECUTE 'DELETE FROM ' || written; END LOOP;
  END $$`)
    .execute(db);
  await db.transaction().execute(async (trx) => {
    await sql.raw('SET LOCAL session_replication_role = replica').execute(trx);
    for (const [table, { columns, json }] of rows) {
      const list = columns.join(', ');
      await sql`INSERT INTO ${sql.raw(table)} (${sql.raw(list)}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.raw(list)} FROM jsonb_populate_recordset(NULL::${sql.raw(table)}, ${json}::jsonb)`.execute(trx);
    }
  });
  await sql`SELECT setval(s.name::regclass, s.value, s.is_called)
    FROM jsonb_to_recordset(${JSON.stringify(sequences)}::jsonb) AS s (name text, value bigint, is_called boolean)`.execute(
    db,
  );
  return true;
}

export async function readBeginning(db: Database): Promise<Beginning> {
  const tables = await readRows<{ name: string; columns: string[] }>(
    db,
    sql`SELECT quote_ident(c.relname) AS name, array(SELECT quote_ident(a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  );
  const rows = new Map<string, { columns: readonly string[]; json: string }>();
  for (const { name, columns } of tables) {
    const found = await readRows<object>(db, sql`SELECT * FROM ${sql.raw(name)}`);
    if (found.length > 0) rows.set(name, { columns, json: JSON.stringify(found) });
  }
  const sequences = await readRows<{ name: string; value: string; is_called: boolean }>(
    db,
    sql`SELECT quote_ident(sequencename) AS name, coalesce(last_value, start_value) AS value, last_value IS NOT NULL AS is_called
      FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return { shape: await readShape(db), rows, sequences };
}

async function readShape(db: Database): Promise<string> {
  const rows = await readRows<{ shape: string }>(
    db,
    sql`SELECT md5(string_agg(line, ',' ORDER BY line)) AS shape FROM (
      SELECT concat_ws(' ', relname, relkind, reltriggers, relhasrules) AS line
        FROM (SELECT relname, relkind, relhastriggers AS reltriggers, relhasrules FROM pg_class
          WHERE relnamespace = 'public'::regnamespace) c
      UNION ALL SELECT concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped) FROM pg_attribute
        WHERE attnum > 0 AND attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r')
      UNION ALL SELECT concat_ws(' ', conrelid, conname, convalidated) FROM pg_constraint
      UNION ALL SELECT concat_ws(' ', tgrelid, tgname, tgenabled) FROM pg_trigger
      UNION ALL SELECT concat_ws(' ', oid, proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    ) AS lines`,
  );
  return rows[0]?.shape ?? '';
}
