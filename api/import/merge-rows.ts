import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { list, staged } from './staging.ts';
import { type Target, type TargetTable, targets } from './targets.ts';

export interface Counts {
  new: number;
  changed: number;
  unchanged: number;
  vanished: number;
}

/** A key column that may be null is compared as `IS NOT DISTINCT FROM`, the others so that an index or a hash serves. */
const sameKey = (table: TargetTable) =>
  sql.join(
    targets[table].key.map((column) =>
      nullableKeys[table]?.includes(column)
        ? sql`t.${sql.ref(column)} IS NOT DISTINCT FROM s.${sql.ref(column)}`
        : sql`t.${sql.ref(column)} = s.${sql.ref(column)}`,
    ),
    sql` AND `,
  );

const nullableKeys: Partial<Record<TargetTable, readonly string[]>> = { prices: ['variant_id'] };

export const numberOf = async (tx: Executor, query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number | string }>`SELECT count(*) AS count FROM (${query}) q`.execute(tx);
  return Number(rows[0]?.count ?? 0);
};

export const changedRows = async (tx: Executor, query: RawBuilder<unknown>): Promise<number> =>
  Number((await query.execute(tx)).numAffectedRows ?? 0);

const differs = (table: TargetTable) => {
  const { columns, key }: Target = targets[table];
  const rest = columns.filter((column) => !key.includes(column));
  return sql`${sameKey(table)} AND (${list(rest, 't')}) IS DISTINCT FROM (${list(rest, 's')})`;
};

/** Notes the models of rows that a merge will change or add. @param owner the column with the model's id */
export async function noteDifferent(tx: Executor, table: TargetTable, owner: string): Promise<void> {
  const model = sql.ref(`s.${owner}`);
  await note(tx, sql`SELECT DISTINCT ${model} FROM ${staged(table)} s JOIN ${sql.table(table)} t ON ${differs(table)}`);
  await note(
    tx,
    sql`SELECT DISTINCT ${model} FROM ${staged(table)} s
      WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} t WHERE ${sameKey(table)})`,
  );
}

/**
 * Brings a table to what is staged for it. Rows that do not differ are not touched, and so neither locked nor written:
 * `ON CONFLICT DO UPDATE` would lock them all until the import ends, and checkouts with them.
 */
export async function mergeRows(tx: Executor, table: TargetTable): Promise<Omit<Counts, 'vanished'>> {
  const { columns, key }: Target = targets[table];
  const rest = columns.filter((column) => !key.includes(column));
  const where = sameKey(table);
  const changed = await changedRows(
    tx,
    sql`UPDATE ${sql.table(table)} t SET ${sql.join(rest.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)}`))}
      FROM ${staged(table)} s WHERE ${differs(table)}`,
  );
  const added = await changedRows(
    tx,
    sql`INSERT INTO ${sql.table(table)} (${list(columns)}) SELECT ${list(columns, 's')} FROM ${staged(table)} s
      WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} t WHERE ${where})`,
  );
  const all = await numberOf(tx, sql`SELECT FROM ${staged(table)}`);
  return { new: added, changed, unchanged: all - added - changed };
}

/**
 * Rows that belong to something staged, as a model's texts do: those that the files do not say are deleted. A row that
 * differs is written anew, so that none stands beside what it is replaced by.
 * @param owner the column that says what a row belongs to.
 * @param owners a condition on `t`: whose rows are all told by the files.
 * @param onChange is told a query of the owners whose rows change, before they do.
 */
export async function replaceRows(
  tx: Executor,
  {
    table,
    owner,
    owners,
    onChange,
  }: {
    table: TargetTable;
    owner: string;
    owners: RawBuilder<unknown>;
    onChange: (query: RawBuilder<unknown>) => Promise<unknown>;
  },
): Promise<void> {
  const { columns }: Target = targets[table];
  const gone = sql`FROM ${sql.table(table)} t WHERE ${owners} AND NOT EXISTS (
    SELECT FROM ${staged(table)} s WHERE ${sameKey(table)} AND (${list(columns, 't')}) IS NOT DISTINCT FROM (${list(columns, 's')}))`;
  const missing = sql`FROM ${staged(table)} s WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} t WHERE ${sameKey(table)})`;
  // Triggers of a statement run for no rows too, and would tell of changes that there are none of.
  if ((await numberOf(tx, sql`SELECT ${gone}`)) > 0) {
    await onChange(sql`SELECT DISTINCT t.${sql.ref(owner)} ${gone}`);
    await sql`DELETE ${gone}`.execute(tx);
  }
  if ((await numberOf(tx, sql`SELECT ${missing}`)) > 0) {
    await onChange(sql`SELECT DISTINCT s.${sql.ref(owner)} ${missing}`);
    await sql`INSERT INTO ${sql.table(table)} (${list(columns)}) SELECT ${list(columns, 's')} ${missing}`.execute(tx);
  }
}

/** Rows that belong to those of another table. */
export interface PartsOf {
  table: TargetTable;
  /** The column that says to which one. */
  owner: string;
}

/** Does what {@link mergeRows} does, with the rows that belong to each: one is changed too where only they are. */
export async function mergeWithParts(
  tx: Executor,
  table: TargetTable,
  parts: PartsOf,
): Promise<Omit<Counts, 'vanished'>> {
  const ids = (query: RawBuilder<unknown>) => readRows<{ id: number }>(tx, sql`SELECT id FROM (${query}) q (id)`);
  const before = new Set(
    (await ids(sql`SELECT t.id FROM ${sql.table(table)} t JOIN ${staged(table)} s USING (id)`)).map(({ id }) => id),
  );
  const differing = await ids(sql`SELECT t.id FROM ${sql.table(table)} t JOIN ${staged(table)} s ON ${differs(table)}`);
  const changed = new Set(differing.map(({ id }) => id));
  const merged = await mergeRows(tx, table);
  const ofStaged = sql`t.${sql.ref(parts.owner)} IN (SELECT id FROM ${staged(table)})`;
  await replaceRows(tx, {
    table: parts.table,
    owner: parts.owner,
    owners: ofStaged,
    onChange: async (query) => {
      for (const { id } of await ids(query)) if (before.has(id)) changed.add(id);
    },
  });
  return { ...merged, changed: changed.size, unchanged: before.size - changed.size };
}

/** Ids of models of which something changed. */
export const touchedModels = sql.table('import_touched');

export const note = (tx: Executor, ids: RawBuilder<unknown>) =>
  sql`INSERT INTO ${touchedModels} ${ids} ON CONFLICT DO NOTHING`.execute(tx);
