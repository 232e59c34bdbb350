import { sql } from 'kysely';
import type { Row } from '../db/insert-many.ts';
import type { Executor, Tables } from '../db/schema.ts';

type Table = keyof Tables & string;

/** Temporary tables `import_<table>` that hold what the files say, until it is merged with what the shop has. */
export class Staging {
  readonly #tx: Executor;
  readonly #waiting = new Map<Table, { columns: readonly string[]; rows: object[] }>();
  /** Rows that go to the database at once. */
  readonly #batch = 5000;

  constructor(tx: Executor) {
    this.#tx = tx;
  }

  async open(table: Table, columns: readonly string[]): Promise<void> {
    await sql`CREATE TEMP TABLE ${staged(table)} ON COMMIT DROP AS SELECT ${list(columns)} FROM ${sql.table(table)} WITH NO DATA`.execute(
      this.#tx,
    );
    this.#waiting.set(table, { columns, rows: [] });
  }

  /** Columns that a row lacks are null. */
  async add<T extends Table>(table: T, rows: readonly Row<T>[]): Promise<void> {
    const waiting = this.#waiting.get(table);
    if (!waiting) throw new Error(`${table} is not staged`);
    waiting.rows.push(...rows);
    if (waiting.rows.length >= this.#batch) await this.#write(table);
  }

  /** After this the tables can be merged, and their sizes are known to the planner. */
  async finish(): Promise<void> {
    for (const table of this.#waiting.keys()) {
      await this.#write(table);
      await sql`ANALYZE ${staged(table)}`.execute(this.#tx);
    }
  }

  async #write(table: Table): Promise<void> {
    const waiting = this.#waiting.get(table);
    if (!waiting || waiting.rows.length === 0) return;
    const json = JSON.stringify(waiting.rows);
    waiting.rows = [];
    await sql`INSERT INTO ${staged(table)} SELECT ${list(waiting.columns)}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`.execute(this.#tx);
  }
}

export const staged = (table: Table) => sql.table(`import_${table}`);
export const list = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => sql.ref(of ? `${of}.${column}` : column)));
