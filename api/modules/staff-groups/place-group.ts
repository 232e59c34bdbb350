import { sql } from 'kysely';
import { type GroupPlace, groupPlace } from 'mf-shared/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import type { GroupRow } from '../../read-model/group-tree.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { keepFormerPaths, readGroupRows } from '../page-paths/former-group-paths.ts';
import { checkPaths } from './check-paths.ts';
import { idsBelow, placeOf, withPlace } from './group-state.ts';
import { aboutGroup, lockGroup } from './write-group.ts';

/** A place as the log keeps it: the group above is told by its name too. */
export const loggedPlace = groupPlace.extend({ parent: z.string() });
type LoggedPlace = z.infer<typeof loggedPlace>;

interface PlaceChange {
  id: number;
  next: GroupPlace;
  /** The place that was read; nothing newer is overwritten. */
  was?: GroupPlace | undefined;
  actorId: number;
}

/** Moves a group among its siblings or below another group (STAFF-56). @returns the place that it has then @throws Refusal */
export async function savePlace(tx: Executor, { id, next, was, actorId }: PlaceChange): Promise<GroupPlace> {
  const { rows, row } = await lockGroup(tx, id);
  const before = placeOf(rows, row);
  if (was && !isSame(before, onlyPlace(was))) throw new Refusal(409, 'changed_meanwhile');
  if (next.parent_id !== null) {
    if (idsBelow(rows, id).has(next.parent_id)) throw refusedField('parent_id', 'groups.below_itself');
    if (!rows.some((each) => each.id === next.parent_id)) throw refusedField('parent_id', 'groups.no_parent');
  }
  const after = withPlace(rows, id, next);
  const place = placeOf(after, { ...row, parent_id: next.parent_id });
  if (isSame(before, place)) return before;
  if (before.parent_id !== next.parent_id) {
    await checkPaths(tx, after, { id, changed: 'parent' });
    await keepFormerPaths(tx, rows, after);
  }
  await storeOrder(tx, after);
  await tx.updateTable('product_groups').set({ parent_id: next.parent_id }).where('id', '=', id).execute();
  await noteWrite(tx, actorId, {
    ...{ ...aboutGroup(id), action: 'group_place' },
    before: withParent(rows, before),
    after: withParent(rows, place),
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return place;
}

/** Does what {@link savePlace} does, in a transaction of its own. */
export const writePlace = (db: Database, change: PlaceChange): Promise<GroupPlace> =>
  inTransaction(db, (tx) => savePlace(tx, change));

/** Numbers all groups in a row, as an import does: the files of an export then say the order that is stored. */
async function storeOrder(tx: Executor, inOrder: readonly GroupRow[]): Promise<void> {
  const places = JSON.stringify(inOrder.map(({ id }, place) => ({ id, place })));
  await sql`UPDATE product_groups g SET sort_order = p.place
    FROM jsonb_to_recordset(${places}::jsonb) AS p (id integer, place integer)
    WHERE p.id = g.id AND g.sort_order <> p.place`.execute(tx);
}

/** What is stored of places, by the group's id, as the log keeps it. */
export async function readPlaces(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, LoggedPlace>> {
  const rows = await readGroupRows(db);
  return new Map(
    rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, withParent(rows, placeOf(rows, row))]),
  );
}

/** The lines of a place that the log tells. */
export const placeInLines = (state: object): Record<string, unknown> => {
  const { data } = loggedPlace.safeParse(state);
  return data ? { parent: data.parent, place: data.place } : {};
};

const onlyPlace = ({ parent_id, place }: GroupPlace): GroupPlace => ({ parent_id, place });

const withParent = (rows: readonly GroupRow[], place: GroupPlace): LoggedPlace => {
  const parent = rows.find(({ id }) => id === place.parent_id);
  return { ...place, parent: parent ? textIn(parent.names, 'fi') : '' };
};
