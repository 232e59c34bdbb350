import { sql } from 'kysely';
import type { GroupState, LoggedGroup, NewGroup } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import type { GroupRow } from '../../read-model/group-tree.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isPicture } from '../content/shown-pictures.ts';
import { checkSlugs } from '../page-paths/check-slugs.ts';
import { keepFormerPaths, readGroupRows } from '../page-paths/former-group-paths.ts';
import { checkPaths } from './check-paths.ts';
import { tidied, toColumns, toGroupState } from './group-state.ts';

interface GroupChange {
  id: number;
  /** What it does not name stays; null where the making of a group is undone. */
  next: LoggedGroup | null;
  /** The state that was read; nothing newer is overwritten. */
  was?: LoggedGroup | null | undefined;
  actorId: number;
}

/** Changes a group, or takes a made one back (STAFF-56). @returns the state as it is kept @throws Refusal */
export async function saveGroup(tx: Executor, { id, next: wanted, was, actorId }: GroupChange): Promise<GroupState> {
  const { rows, row } = await lockGroup(tx, id);
  const before = toGroupState(row);
  const whole = (state: LoggedGroup) => tidied(Object.assign({}, before, state));
  if (was && !isSame(before, whole(was))) throw new Refusal(409, 'changed_meanwhile');
  const next = wanted && whole(wanted);
  if (isSame(before, next)) return before;
  if (next) await changeGroup(tx, { rows, row, next });
  else await removeGroup(tx, id);
  await noteWrite(tx, actorId, { ...aboutGroup(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next ?? before;
}

/** Does what {@link saveGroup} does, in a transaction of its own. */
export const writeGroup = (db: Database, change: GroupChange): Promise<GroupState> =>
  inTransaction(db, (tx) => saveGroup(tx, change));

interface LockedGroup {
  /** In their order among siblings. */
  rows: GroupRow[];
  row: GroupRow;
}

/** One change of the tree at a time: each is checked against all groups. @throws Refusal 404 */
export async function lockGroup(tx: Executor, id: number): Promise<LockedGroup> {
  const rows = await lockGroups(tx);
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Refusal(404, 'not_found');
  return { rows, row };
}

async function lockGroups(tx: Executor): Promise<GroupRow[]> {
  await sql`LOCK TABLE product_groups IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  return readGroupRows(tx);
}

export const aboutGroup = (id: number) => ({
  ...{ action: 'product_group', entity: 'product_group', entityId: String(id) },
});

async function changeGroup(tx: Executor, { rows, row, next }: LockedGroup & { next: GroupState }): Promise<void> {
  if (Object.keys(next.names).length === 0) throw refusedField('name_fi', 'groups.no_name');
  const columns = toColumns(next);
  if (columns.image && columns.image !== row.image && !(await isPicture(tx, next.image)))
    throw refusedField('image', 'posts.no_picture');
  const after = rows.map((each) => (each.id === row.id ? { ...each, ...columns } : each));
  if (!isSame(toGroupState(row).slugs, next.slugs)) {
    checkSlugs(next.slugs);
    await checkPaths(tx, after, { id: row.id, changed: 'slug' });
  }
  await tx
    .updateTable('product_groups')
    .set({
      ...{ names: JSON.stringify(columns.names), short_names: JSON.stringify(columns.short_names) },
      ...{ slugs: JSON.stringify(columns.slugs), texts: JSON.stringify(columns.texts) },
      ...{ show_in_menu: columns.show_in_menu, is_hidden: !columns.show_in_menu, image: columns.image },
    })
    .where('id', '=', row.id)
    .execute();
  await keepFormerPaths(tx, rows, after);
}

/** Takes back a group that was made; one that has something is hidden instead. @throws Refusal */
async function removeGroup(tx: Executor, id: number): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM product_groups WHERE parent_id = ${id})
    OR EXISTS (SELECT FROM model_groups WHERE group_id = ${id})
    OR EXISTS (SELECT FROM customers WHERE gift_category = ${id}) AS used`.execute(tx);
  if (rows[0]?.used) throw new Refusal(409, 'group_not_empty');
  // Its number may be another group's later.
  await tx.deleteFrom('previews').where('kind', '=', 'group').where('target_id', '=', id).execute();
  await tx.deleteFrom('planned_changes').where('kind', '=', 'group').where('target_id', '=', id).execute();
  await tx.deleteFrom('product_groups').where('id', '=', id).execute();
}

/** Makes a group behind its siblings; its list is filtered as that of the group above is (STAFF-56). @throws Refusal */
export const makeGroup = (db: Database, actorId: number, { parent_id, ...wanted }: NewGroup): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await lockGroups(tx);
    const parent = rows.find(({ id }) => id === parent_id);
    if (parent_id !== null && !parent) throw refusedField('parent_id', 'groups.no_parent');
    const nothing = { short_names: {}, descriptions: {}, meta_titles: {}, meta_descriptions: {}, image: '' };
    const next = tidied({ ...wanted, ...nothing });
    if (Object.keys(next.names).length === 0) throw refusedField('name_fi', 'groups.no_name');
    checkSlugs(next.slugs);
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const filterable_properties = parent?.filterable_properties ?? [];
    const made = {
      ...{ id, parent_id, ...toColumns(next), group_sorting: parent?.group_sorting ?? 'default' },
      ...{ filterable_properties, menu_links: [] },
    };
    await checkPaths(tx, [...rows, made], { id, changed: 'slug' });
    await tx
      .insertInto('product_groups')
      .values({
        ...{ id, parent_id, names: JSON.stringify(next.names), slugs: JSON.stringify(next.slugs) },
        ...{ show_in_menu: next.show_in_menu, is_hidden: !next.show_in_menu },
        ...{ group_sorting: made.group_sorting, filterable_properties },
        sort_order: sql<number>`(SELECT coalesce(max(sort_order), 0) + 1 FROM product_groups)`,
      })
      .execute();
    await noteWrite(tx, actorId, { ...aboutGroup(id), before: null, after: next });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
    return id;
  });

/** What is stored of groups, by id, as the log keeps it. */
export async function readGroupStates(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, GroupState>> {
  const rows = await readGroupRows(db);
  return new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, toGroupState(row)]));
}
