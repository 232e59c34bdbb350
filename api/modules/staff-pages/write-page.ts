import { sql } from 'kysely';
import type { ContentPageState, Locale } from 'mf-shared/contract';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal, refusedField } from '../../http/refusal.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { inOrder, lackingField, textsOf, toPageState } from './page-state.ts';

interface PageChange {
  id: number;
  next: ContentPageState;
  /** The state that was read; nothing newer is overwritten. */
  was?: ContentPageState | undefined;
  actorId: number;
}

/** Changes what shoppers read in a page of text, or hides it (STAFF-55). @returns the state as it is kept @throws Refusal */
export async function savePage(
  tx: Executor,
  { id, next: wanted, was, actorId }: PageChange,
): Promise<ContentPageState> {
  const row = await tx.selectFrom('static_pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(404, 'not_found');
  const [before, next] = [toPageState(row), inOrder(wanted)];
  if (was !== undefined && !isSame(before, inOrder(was))) throw new Refusal(409, 'changed_meanwhile');
  if (!next.is_published && isNeeded(row)) throw refusedField('is_published', 'pages.needed');
  const lacking = lackingField(before, next);
  if (lacking) throw refusedField(lacking, 'validation.required');
  if (isSame(before, next)) return next;
  await tx
    .updateTable('static_pages')
    .set({ texts: JSON.stringify(textsOf(next)), is_published: next.is_published })
    .where('id', '=', id)
    .execute();
  await noteWrite(tx, actorId, { action: 'page', entity: 'page', entityId: String(id), before, after: next });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return next;
}

/** Does what {@link savePage} does, in a transaction of its own. */
export const writePage = (db: Database, change: PageChange): Promise<ContentPageState> =>
  inTransaction(db, (tx) => savePage(tx, change));

/** What is stored of pages, by id, as the log keeps it. */
export async function readPageStates(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ContentPageState>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('static_pages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toPageState(row)]));
}

/** What pages are called, by id. */
export async function readPageNames(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('static_pages').select(['id', 'texts']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, texts }) => [id, inLocale(texts, locale)?.title ?? '']));
}

const terms: readonly string[] = Object.values(termsSlugs);

/** Whether it is the terms, which the checkout and each confirmation lead to (ROUTE-109, LAW-3). */
export const isNeeded = ({ slugs }: Pick<Row<'static_pages'>, 'slugs'>): boolean =>
  Object.values(slugs).some((slug) => terms.includes(slug.toLowerCase()));
