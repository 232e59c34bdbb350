import { sql } from 'kysely';
import type { TabbedPageState } from 'mf-shared/contract';
import { isDay } from 'mf-shared/rules/is-day';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { checkTabs, placesOfWritten } from './check-tabs.ts';
import { tabbedInOrder, tabbedTextsOf, toTabbedState } from './tabbed-page-state.ts';

interface TabbedPageChange {
  id: number;
  /** Null where the making of a page is undone. */
  next: TabbedPageState | null;
  /** The state that was read; nothing newer is overwritten. */
  was?: TabbedPageState | null | undefined;
  actorId: number;
}

/**
 * Changes a page with tabs, or takes a made one back (STAFF-59). @param check refuses what somebody typed
 * @returns the state as it is kept @throws Refusal
 */
export async function saveTabbedPage(
  tx: Executor,
  { id, next: wanted, was, actorId }: TabbedPageChange,
  // What is undone stood there already, and may lack what is needed now.
  check: (before: TabbedPageState, next: TabbedPageState) => void = () => undefined,
): Promise<TabbedPageState> {
  const row = await tx.selectFrom('tabbed_pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toTabbedState(row);
  if (was && !isSame(before, tabbedInOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  const next = wanted && tabbedInOrder(wanted);
  if (isSame(before, next)) return before;
  if (next) {
    check(before, next);
    await storeTabbedPage(tx, id, { before, next });
  } else await tx.deleteFrom('tabbed_pages').where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutTabbedPage(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next ?? before;
}

/** Does what {@link saveTabbedPage} does with what somebody typed. @param tab the places of the tab that was written */
export const saveTypedTabbedPage = (
  tx: Executor,
  change: TabbedPageChange,
  tab: readonly number[] | undefined,
): Promise<TabbedPageState> => saveTabbedPage(tx, change, (before, next) => checkTabs(before, next, tab));

/** Does what {@link saveTypedTabbedPage} does with what was planned, of which the tab that was written is found (STAFF-68). */
export const savePlannedTabbedPage = (tx: Executor, change: TabbedPageChange): Promise<TabbedPageState> =>
  saveTabbedPage(tx, change, (before, next) => checkTabs(before, next, placesOfWritten(before, next)));

export const writeTabbedPage = (
  db: Database,
  change: TabbedPageChange,
  tab: readonly number[] | undefined,
): Promise<TabbedPageState> => inTransaction(db, (tx) => saveTypedTabbedPage(tx, change, tab));

export const aboutTabbedPage = (id: number) => ({
  ...{ action: 'tabbed_page', entity: 'tabbed_page', entityId: String(id) },
});

async function storeTabbedPage(
  tx: Executor,
  id: number,
  { before, next }: { before: TabbedPageState; next: TabbedPageState },
): Promise<void> {
  if (next.published_on !== '' && !isDay(next.published_on)) throw refusedField('published_on', 'staff_content.no_day');
  await tx
    .updateTable('tabbed_pages')
    .set({
      ...{ texts: JSON.stringify(tabbedTextsOf(next)), is_published: next.is_published },
      published_on: next.published_on || null,
      ...{ section: next.section, show_in_navigation: next.in_menu },
      // Its place was one among the pages of another section.
      ...(next.section !== before.section && { menu_place: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** What is stored of pages with tabs, by id, as the log keeps it. */
export async function readTabbedStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TabbedPageState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('tabbed_pages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toTabbedState(row)]));
}
