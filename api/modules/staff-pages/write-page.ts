import { sql } from 'kysely';
import type { ContentPageState, LoggedContentPage } from 'mf-shared/contract';
import { isDay } from 'mf-shared/rules/is-day';
import { shopDay } from 'mf-shared/rules/shop-day';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { inOrder, lackingField, textsOf, toPageState } from './page-state.ts';

interface PageChange {
  id: number;
  /** Null where the making of a page is undone. */
  next: LoggedContentPage | null;
  /** The state that was read; nothing newer is overwritten. */
  was?: LoggedContentPage | null | undefined;
  actorId: number;
}

/** Changes a page of text, or takes a made one back (STAFF-55, STAFF-59). @returns the state as it is kept @throws Refusal */
export async function savePage(
  tx: Executor,
  { id, next: wanted, was, actorId }: PageChange,
): Promise<ContentPageState> {
  const { row, before, next } = await lockPage(tx, { id, wanted, was });
  if (isSame(before, next)) return before;
  if (next) await storePage(tx, row, next);
  else await tx.deleteFrom('static_pages').where('id', '=', id).execute();
  await noteWrite(tx, actorId, { ...aboutPage(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next ?? before;
}

/** Does what {@link savePage} does with what somebody typed. */
export async function saveTypedPage(tx: Executor, change: PageChange): Promise<ContentPageState> {
  const { before, next } = await lockPage(tx, { ...change, wanted: change.next });
  // What is undone stood there already, and may lack what is needed now.
  const lacking = next && lackingField(before, next);
  if (lacking) throw refusedField(lacking, 'validation.required');
  return savePage(tx, change);
}

export const writePage = (db: Database, change: PageChange): Promise<ContentPageState> =>
  inTransaction(db, (tx) => saveTypedPage(tx, change));

export const aboutPage = (id: number) => ({ action: 'page', entity: 'page', entityId: String(id) });

/** @throws Refusal where there is no such page, or somebody has changed it meanwhile */
async function lockPage(
  tx: Executor,
  { id, wanted, was }: { id: number; wanted: PageChange['next']; was?: PageChange['was'] },
): Promise<{ row: Row<'static_pages'>; before: ContentPageState; next: ContentPageState | null }> {
  const row = await tx.selectFrom('static_pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const before = toPageState(row);
  if (was && !isSame(before, inOrder(was, before))) throw new Refusal(409, 'changed_meanwhile');
  return { row, before, next: wanted && inOrder(wanted, before) };
}

async function storePage(tx: Executor, row: Row<'static_pages'>, next: ContentPageState): Promise<void> {
  if (next.published_on !== '' && !isDay(next.published_on)) throw refusedField('published_on', 'staff_content.no_day');
  if (isNeeded(row) && row.is_published && !next.is_published) throw refusedField('is_published', 'pages.needed');
  if (isNeeded(row) && next.published_on > shopDay()) throw refusedField('published_on', 'pages.needed');
  await tx
    .updateTable('static_pages')
    .set({
      ...{ texts: JSON.stringify(textsOf(next)), is_published: next.is_published },
      published_on: next.published_on || null,
      ...{ section: next.section, show_in_navigation: next.in_menu },
      // Its place was one among the pages of another section.
      ...(next.section !== row.section && { menu_place: null }),
    })
    .where('id', '=', row.id)
    .execute();
}

/** What is stored of pages, by id, as the log keeps it. */
export async function readPageStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ContentPageState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('static_pages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toPageState(row)]));
}

const terms: readonly string[] = Object.values(termsSlugs);

/** Whether it is the terms, which the checkout and each confirmation lead to (ROUTE-109, LAW-3). */
export const isNeeded = ({ slugs }: Pick<Row<'static_pages'>, 'slugs'>): boolean =>
  Object.values(slugs).some((slug) => terms.includes(slug.toLowerCase()));
