import { type RawBuilder, sql } from 'kysely';
import { type AttributeState, type Locale, localeCodes } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { inTransaction } from '../../db/in-transaction.ts';
import { ownName } from '../../db/keys-of-files.ts';
import { enterProducts, takeProductTurn } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { type AttributeRow, attributes, type WantedAttribute } from './attribute-kinds.ts';
import { freeKey, keyFromNames } from './check-attribute.ts';
import { countGroups, countUsers } from './count-users.ts';

interface AttributeChange<Kind extends AttributeKind> {
  /** Null: a new one. */
  id: number | null;
  /** Null: it is taken away. */
  next: AttributeState<Kind> | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: AttributeState<Kind> | null | undefined;
  actorId: number;
}

interface Stored<Kind extends AttributeKind> {
  before: AttributeState<Kind> | null;
  /** The number that it has, or is to get. */
  id: number;
}

/**
 * Makes a colour, a type, a label, a property or a size table, changes it, takes it away or brings it back (STAFF-74). An
 * import has read their keys and values long before it writes: while one runs nobody changes them.
 * @param tidy makes of what is stored what is kept, null to take it away @throws Refusal
 */
async function save<Kind extends AttributeKind>(
  tx: Executor,
  kind: Kind,
  { id, was, actorId }: Omit<AttributeChange<Kind>, 'next'>,
  tidy: (stored: Stored<Kind>) => Promise<AttributeState<Kind> | null>,
): Promise<{ id: number; state: AttributeState<Kind> | null }> {
  if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
  // Keys are free, and what nothing has stays so, until this is done.
  await takeProductTurn(tx);
  await sql`SELECT pg_advisory_xact_lock(hashtext('havu attributes'))`.execute(tx);
  const before = id === null ? null : ((await readAttributeStates(tx, kind, [id])).get(id) ?? null);
  if (was !== undefined && !isSame(before, was)) throw new Refusal(409, 'changed_meanwhile');
  if (id !== null && was === undefined && !before) throw new Refusal(404, 'not_found');
  const own = id ?? (await nextId(tx, kind));
  const next = await tidy({ before, id: own });
  if (isSame(before, next)) return { id: own, state: next };
  if (next !== null) await store(tx, kind, own, next);
  else if (before !== null) await remove(tx, kind, own, before);
  await noteWrite(tx, actorId, { action: kind, entity: kind, entityId: String(own), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return { id: own, state: next };
}

/** Saves a state that stood there already, for the log; null takes it away. @throws Refusal */
export const saveAttribute = <Kind extends AttributeKind>(
  tx: Executor,
  kind: Kind,
  { next, ...change }: AttributeChange<Kind>,
): Promise<unknown> => save(tx, kind, change, () => Promise.resolve(next));

/** Keeps what somebody typed, in a transaction of its own. @returns its number and the state as it is kept */
export const writeAttribute = <Kind extends AttributeKind>(
  db: Database,
  kind: Kind,
  { next: wanted, ...change }: Omit<AttributeChange<Kind>, 'next'> & { next: WantedAttribute<Kind> },
) =>
  inTransaction(db, async (tx) => {
    const { id, state } = await save(tx, kind, change, async ({ before, id }) => {
      const last = await lastPlace(tx, kind);
      const next = await attributes[kind].tidy(tx, wanted, { id: change.id, before, last });
      if (Object.keys(next.names).length === 0) throw refusedField('name_fi', 'validation.required');
      return { ...next, key: before?.key ?? (await newKey(tx, kind, id, next)) };
    });
    if (state === null) throw new Error('What was typed was not kept');
    return { id, state };
  });

export const removeAttribute = <Kind extends AttributeKind>(
  db: Database,
  kind: Kind,
  change: Omit<AttributeChange<Kind>, 'next'>,
): Promise<unknown> => inTransaction(db, (tx) => saveAttribute(tx, kind, { ...change, next: null }));

/** What files call it: nothing else of its kind is called so. */
async function newKey(tx: Executor, kind: AttributeKind, id: number, { names }: Pick<AttributeState, 'names'>) {
  if (kind === 'size_table') return ownName('size_tables', id);
  const { table, key } = attributes[kind];
  const rows = await readRows<{ key: string }>(tx, sql`SELECT ${key} AS key FROM ${sql.table(table)} t`);
  const taken = new Set(rows.map((row) => row.key));
  return freeKey(keyFromNames(names, kind.replace('_', '-')), (each) => taken.has(each));
}

/** Numbers go on from the highest that anything has had: the log tells what was taken away by its number. */
async function nextId(tx: Executor, kind: AttributeKind): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    tx,
    sql`SELECT greatest((SELECT coalesce(max(id), 0) FROM ${sql.table(attributes[kind].table)}),
      (SELECT coalesce(max(entity_id::int), 0) FROM audit_log WHERE entity = ${kind})) + 1 AS id`,
  );
  return row?.id ?? 1;
}

/** The place behind all others, of kinds that have an order. */
async function lastPlace(tx: Executor, kind: AttributeKind): Promise<number> {
  const places: Partial<Record<AttributeKind, RawBuilder<unknown>>> = {
    product_type: sql`SELECT coalesce(max(sort_order), -1) + 1 AS place FROM product_types`,
    property: sql`SELECT coalesce(max(-priority), -1) + 1 AS place FROM properties`,
  };
  const query = places[kind];
  const [row] = query ? await readRows<{ place: number }>(tx, query) : [];
  return row?.place ?? 0;
}

async function store<Kind extends AttributeKind>(tx: Executor, kind: Kind, id: number, state: AttributeState<Kind>) {
  const { table, toColumns } = attributes[kind];
  // A key of the files of a size table is not given here.
  const named = kind === 'size_table' ? {} : { slug: sql`${state.key}` };
  const columns = { id: sql`${id}::int`, names: sql`${JSON.stringify(state.names)}::jsonb`, ...toColumns(state) };
  const all: [string, RawBuilder<unknown>][] = Object.entries({ ...named, ...columns });
  const names = sql.join(all.map(([name]) => sql.ref(name)));
  const set = sql.join(all.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${sql.join(all.map(([, value]) => value))})
    ON CONFLICT (id) DO UPDATE SET ${set}`.execute(tx);
}

/** @throws Refusal where a product has it, or a group's list is filtered by it */
async function remove<Kind extends AttributeKind>(
  tx: Executor,
  kind: Kind,
  id: number,
  { key }: AttributeState<Kind>,
): Promise<void> {
  const used = (await countUsers(tx, kind, [id])).get(id) ?? 0;
  if (used > 0) throw new Refusal(409, 'attribute_in_use', { values: { count: used } });
  const groups = kind === 'property' ? await countGroups(tx, key) : 0;
  if (groups > 0) throw new Refusal(409, 'attribute_of_groups', { values: { count: groups } });
  await sql`DELETE FROM ${sql.table(attributes[kind].table)} WHERE id = ${id}::int`.execute(tx);
}

/** What is stored of a kind, by id, as the log keeps it. */
export async function readAttributeStates<Kind extends AttributeKind>(
  db: Executor,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AttributeState<Kind>>> {
  if (ids.length === 0) return new Map();
  const { table, key, toState } = attributes[kind];
  const rows = await readRows<AttributeRow<Kind>>(
    db,
    sql`SELECT t.*, ${key} AS key FROM ${sql.table(table)} t WHERE t.id IN (${sql.join(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, toState(row)]));
}

export const nameOfAttribute = ({ names }: Pick<AttributeState, 'names'>, locale: Locale): string =>
  names[locale] ?? names.fi ?? Object.values(names)[0] ?? '';

/** What the log keeps, with a line for each value, column and row. */
export function attributeInLines(state: object): Record<string, unknown> {
  const { values, sizes, measures, pictures, ...others } = state as Partial<
    AttributeState<'property'> & AttributeState<'size_table'>
  >;
  const inWords = (names: AttributeState['names']) => localeCodes.flatMap((code) => names[code] ?? []).join(' / ');
  return {
    ...languagesInLines(others),
    ...(values && { values: values.map(({ names }) => inWords(names)).join(', ') }),
    ...(pictures && { pictures: pictures.join(', ') }),
    ...(sizes && { sizes: sizes.map(({ size }) => size).join(', ') }),
    ...(measures && {
      measures: measures.map((each) => `${inWords(each.names)}: ${each.values.join(', ')}`).join(' · '),
    }),
  };
}
