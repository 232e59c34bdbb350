import { sql } from 'kysely';
import type { GroupFilters, Locale } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { enterProducts } from '../../db/product-turn.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { readGroupRows } from '../page-paths/former-group-paths.ts';
import { aboutGroup, lockGroup } from './write-group.ts';

interface FiltersChange {
  id: number;
  next: GroupFilters;
  /** What was read; nothing newer is overwritten. */
  was?: GroupFilters | undefined;
  actorId: number;
}

/** Says by which properties the list of a group is filtered (STAFF-75). @returns them as they are kept @throws Refusal */
export async function saveFilters(tx: Executor, { id, next, was, actorId }: FiltersChange): Promise<GroupFilters> {
  // An import has read which properties there are long before it writes.
  if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
  const { row } = await lockGroup(tx, id);
  const before = { properties: row.filterable_properties };
  if (was && !isSame(before, was)) throw new Refusal(409, 'changed_meanwhile');
  const properties = [...new Set(next.properties)];
  if (isSame(before, { properties })) return before;
  const rows = await tx
    .selectFrom('properties')
    .select('slug')
    .where('slug', 'in', [...properties, ''])
    .execute();
  const known = new Set([...rows.map(({ slug }) => slug), ...before.properties]);
  if (!properties.every((slug) => known.has(slug))) throw refusedField('properties', 'products.not_there');
  await tx.updateTable('product_groups').set({ filterable_properties: properties }).where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...{ ...aboutGroup(id), action: 'group_filters' }, before, after: { properties } });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return { properties };
}

/** Does what {@link saveFilters} does, in a transaction of its own. */
export const writeFilters = (db: Database, change: FiltersChange): Promise<GroupFilters> =>
  inTransaction(db, (tx) => saveFilters(tx, change));

/** What is stored of filters, by the group's id, as the log keeps it. */
export async function readFilters(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, GroupFilters>> {
  const rows = await readGroupRows(db);
  return new Map(
    rows
      .filter(({ id }) => ids.includes(id))
      .map(({ id, filterable_properties }) => [id, { properties: filterable_properties }]),
  );
}

export const filtersInLines = (state: object): Record<string, unknown> =>
  'properties' in state && Array.isArray(state.properties) ? { filters: state.properties.join(', ') } : {};

/** The properties that lists can be filtered by, in the order in which cards prefer them. */
export async function listProperties(db: Executor, locale: Locale): Promise<{ key: string; name: string }[]> {
  const rows = await db
    .selectFrom('properties')
    .select(['slug', 'names'])
    .orderBy('priority', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ slug, names }) => ({ key: slug, name: textIn(names, locale) || slug }));
}
