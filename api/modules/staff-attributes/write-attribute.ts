import { sql } from 'kysely';
import { type AttributeState, localeCodes } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { standardKeys, textKey } from 'mf-shared/rules/facet-keys';
import { firstFree } from 'mf-shared/rules/slugify';
import { inTransaction } from '../../db/in-transaction.ts';
import { enterProducts, holdProducts } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { type AttributeRow, attributes, type WantedAttribute } from './attribute-kinds.ts';
import { checkUsed, keyFromNames } from './check-attribute.ts';
import { countGroups, countUsers, countValues } from './count-users.ts';

interface AttributeChange<Kind extends AttributeKind> {
  /** Null: a new one. */
  id: number | null;
  /** Null: it is taken away. */
  next: AttributeState<Kind> | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was?: AttributeState<Kind> | null | undefined;
  actorId: number;
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
  tidy: (before: AttributeState<Kind> | null) => Promise<AttributeState<Kind> | null>,
): Promise<{ id: number; state: AttributeState<Kind> | null }> {
  // One change at a time: keys that are free stay so until it is done.
  await sql`SELECT pg_advisory_xact_lock(hashtext('havu attributes'))`.execute(tx);
  if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
  const before = id === null ? null : ((await readAttributeStates(tx, kind, [id])).get(id) ?? null);
  if (was !== undefined && !isSame(before, was)) throw new Refusal(409, 'changed_meanwhile');
  if (id !== null && was === undefined && !before) throw new Refusal(404, 'not_found');
  const own = id ?? (await nextId(tx, kind));
  const next = await tidy(before);
  if (isSame(before, next)) return { id: own, state: next };
  await checkUses(tx, kind, own, { before, next });
  if (next !== null) await store(tx, kind, own, next);
  else if (before !== null)
    await sql`DELETE FROM ${sql.table(attributes[kind].table)} WHERE id = ${own}::int`.execute(tx);
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
    const { id, state } = await save(tx, kind, change, async (before) => {
      const next = await attributes[kind].tidy(tx, wanted, { id: change.id, before });
      if (Object.keys(next.names).length === 0) throw refusedField('name_fi', 'validation.required');
      return { ...next, key: before?.key ?? (await newKey(tx, kind, next)) };
    });
    if (state === null) throw new Error('What was typed was not kept');
    return { id, state };
  });

export const removeAttribute = <Kind extends AttributeKind>(
  db: Database,
  kind: Kind,
  change: Omit<AttributeChange<Kind>, 'next'>,
): Promise<unknown> => inTransaction(db, (tx) => saveAttribute(tx, kind, { ...change, next: null }));

/** Addresses of lists have a meaning for these already. */
const keysOfLists: ReadonlySet<string> = new Set([...standardKeys, textKey, 'sort', 'page']);

/** What files call it: nothing else of its kind is called so. */
async function newKey(tx: Executor, kind: AttributeKind, { names }: Pick<AttributeState, 'names'>) {
  const taken = await keysOf(tx, kind);
  const isTaken = (key: string) => taken.has(key) || (kind === 'property' && keysOfLists.has(key));
  return firstFree(keyFromNames(names, kind.replace('_', '-')), isTaken);
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

async function store<Kind extends AttributeKind>(tx: Executor, kind: Kind, id: number, state: AttributeState<Kind>) {
  const { table, toColumns } = attributes[kind];
  const columns = { names: sql`${JSON.stringify(state.names)}::jsonb`, ...toColumns(state) };
  // What files call it stays as it was made.
  const all = { id: sql`${id}::int`, [kind === 'size_table' ? 'key' : 'slug']: sql`${state.key}`, ...columns };
  const set = sql.join(Object.keys(columns).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(all).map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(all))}) ON CONFLICT (id) DO UPDATE SET ${set}`.execute(tx);
}

/** @throws Refusal where products or groups have what would go, or something else has got the key meanwhile */
async function checkUses<Kind extends AttributeKind>(
  tx: Executor,
  kind: Kind,
  id: number,
  { before, next }: { before: AttributeState<Kind> | null; next: AttributeState<Kind> | null },
): Promise<void> {
  if (before === null && next !== null && (await keysOf(tx, kind)).has(next.key))
    throw new Refusal(409, 'attribute_key_taken', { values: { key: next.key } });
  if (before === null || (next !== null && kind !== 'property')) return;
  // What nothing has could be given to a product now: whoever is in products ends first, and nobody gets in.
  await holdProducts(tx);
  if (kind === 'property') checkUsed(asProperty(next), asProperty(before), await countValues(tx, id));
  if (next !== null) return;
  const used = (await countUsers(tx, kind, [id])).get(id) ?? 0;
  if (used > 0) throw new Refusal(409, 'attribute_in_use', { values: { count: used } });
  const groups = kind === 'property' ? await countGroups(tx, before.key) : 0;
  if (groups > 0) throw new Refusal(409, 'attribute_of_groups', { values: { count: groups } });
}

const asProperty = (state: AttributeState | null): AttributeState<'property'> | null =>
  state && 'filter' in state ? state : null;

/** What is called how in files, of a kind. */
async function keysOf(tx: Executor, kind: AttributeKind): Promise<ReadonlySet<string>> {
  const { table, key } = attributes[kind];
  const rows = await readRows<{ key: string }>(tx, sql`SELECT ${key} AS key FROM ${sql.table(table)} t`);
  return new Set(rows.map((row) => row.key));
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
      measures: measures.map((each) => `${inWords(each.names)} (${each.unit}): ${each.values.join(', ')}`).join(' · '),
    }),
  };
}
