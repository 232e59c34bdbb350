import { type KyselyPlugin, sql } from 'kysely';
import type { OpenDatabase } from '../db/open-database.ts';
import { readRows } from '../read-model/read-rows.ts';

/** What a database holds once it is migrated: what an emptied one gets back. */
interface Beginning {
  /** Tables, columns, constraints, triggers and functions: a test that changes one has its engine for itself. */
  shape: string;
  tables: readonly string[];
  rows: ReadonlyMap<string, { columns: readonly string[]; json: string }>;
  sequences: readonly { name: string; value: string; is_called: boolean }[];
}

/** The number of engines that wait for the next test of the process. */
const mostIdle = 2;
/** What was written ahead takes memory until it is no longer needed. */
const leasesPerCheckpoint = 5;

/**
 * Engines in memory that test files of one process use one after the other: emptying one takes a fraction of the second that
 * starting another one does.
 */
export class ReusedEngines {
  readonly #start: () => Promise<OpenDatabase>;
  readonly #idle: Engine[] = [];

  constructor(start: () => Promise<OpenDatabase>) {
    this.#start = start;
  }

  /** An engine as it is after the migrations. Once it is closed, nothing that was made with it reaches the next test. */
  async open(): Promise<OpenDatabase> {
    const engine = this.#idle.pop() ?? (await Engine.of(await this.#start()));
    return engine.lease(async () => {
      const isEmpty = this.#idle.length < mostIdle && (await engine.empty().catch(() => false));
      if (isEmpty) this.#idle.push(engine);
      else await engine.open.close();
    });
  }
}

class Engine {
  readonly open: OpenDatabase;
  readonly #beginning: Beginning;
  #leases = 0;

  private constructor(open: OpenDatabase, beginning: Beginning) {
    this.open = open;
    this.#beginning = beginning;
  }

  static async of(open: OpenDatabase): Promise<Engine> {
    return new Engine(open, await readBeginning(open));
  }

  lease(onClose: () => Promise<void>): OpenDatabase {
    let isOver = false;
    const endings: (() => Promise<void>)[] = [];
    const guard: KyselyPlugin = {
      transformQuery({ node }) {
        if (isOver) throw new Error('The database of this test is closed');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return {
      ...this.open,
      db: this.open.db.withPlugin(guard),
      listen: async (channel, hear) => {
        const end = await this.open.listen(channel, (payload) => isOver || hear(payload));
        endings.push(end);
        return end;
      },
      close: async () => {
        if (isOver) return;
        isOver = true;
        for (const end of endings) await end();
        await onClose();
      },
    };
  }

  /** @returns false where a test left it in another shape */
  async empty(): Promise<boolean> {
    const { db } = this.open;
    const { shape, tables, rows, sequences } = this.#beginning;
    if ((await readShape(this.open)) !== shape) return false;
    await sql.raw('UNLISTEN *').execute(db);
    await sql.raw('SELECT pg_advisory_unlock_all()').execute(db);
    await sql.raw(`TRUNCATE ${tables.join(', ')}`).execute(db);
    await sql.raw('SET session_replication_role = replica').execute(db);
    for (const [table, { columns, json }] of rows) {
      const list = columns.join(', ');
      await sql`INSERT INTO ${sql.raw(table)} (${sql.raw(list)}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.raw(list)} FROM jsonb_populate_recordset(NULL::${sql.raw(table)}, ${json}::jsonb)`.execute(db);
    }
    await sql.raw('SET session_replication_role = origin').execute(db);
    await sql`SELECT setval(s.name::regclass, s.value, s.is_called)
      FROM jsonb_to_recordset(${JSON.stringify(sequences)}::jsonb) AS s (name text, value bigint, is_called boolean)`.execute(
      db,
    );
    this.#leases += 1;
    if (this.#leases % leasesPerCheckpoint === 0) await sql.raw('CHECKPOINT').execute(db);
    return true;
  }
}

async function readBeginning(open: OpenDatabase): Promise<Beginning> {
  const { db } = open;
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
  return { shape: await readShape(open), tables: tables.map(({ name }) => name), rows, sequences };
}

async function readShape({ db }: OpenDatabase): Promise<string> {
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
