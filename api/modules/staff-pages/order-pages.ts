import { sql } from 'kysely';
import type { Locale, LoggedPageOrder, PageSection, PlacedPage, SectionOrder } from 'mf-shared/contract';
import { pageSections } from 'mf-shared/contract/staff-choices';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

/** The kinds of pages, in the order in which those stand that nobody has placed. */
const tables = { text: 'static_pages', tabs: 'tabbed_pages' } as const;

type OrderedPage = LoggedPageOrder['pages'][number];

interface OrderChange {
  /** The number of the section, from 1, as the log knows it. */
  id: number;
  next: { pages: readonly PlacedPage[] };
  /** What was read; nothing newer is overwritten. */
  was?: { pages: readonly PlacedPage[] } | undefined;
  actorId: number;
}

/**
 * Puts the pages of a section in an order (STAFF-59). A page that is not named stands behind those that are.
 * @returns the pages as they stand then @throws Refusal
 */
export async function savePageOrder(tx: Executor, { id, next, was, actorId }: OrderChange): Promise<LoggedPageOrder> {
  const section = pageSections[id - 1];
  if (section === undefined) throw new Refusal(404, 'not_found');
  for (const table of Object.values(tables))
    await sql`SELECT FROM ${sql.table(table)} WHERE section = ${section} ORDER BY id FOR UPDATE`.execute(tx);
  const before = await readPages(tx, section, 'fi');
  if (was && !isSame(before.map(keyOf), was.pages.map(keyOf))) throw new Refusal(409, 'changed_meanwhile');
  const wanted = next.pages.map(keyOf);
  const placeOf = (page: PlacedPage) => (wanted.includes(keyOf(page)) ? wanted.indexOf(keyOf(page)) : wanted.length);
  const after = [...before].sort((one, other) => placeOf(one) - placeOf(other));
  if (isSame(before, after)) return { pages: before };
  await storePlaces(tx, after);
  await noteWrite(tx, actorId, {
    ...{ action: 'page_order', entity: 'page', entityId: String(id) },
    ...{ before: { pages: before }, after: { pages: after } },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return { pages: after };
}

/** Does what {@link savePageOrder} does, in a transaction of its own. @returns the section in the reader's language */
export const writePageOrder = (db: Database, change: OrderChange, locale: Locale): Promise<SectionOrder> =>
  inTransaction(db, async (tx) => {
    await savePageOrder(tx, change);
    const section = pageSections[change.id - 1] ?? 'service';
    return { section, pages: await readPages(tx, section, locale) };
  });

async function storePlaces(tx: Executor, pages: readonly OrderedPage[]): Promise<void> {
  const places = pages.map(({ kind, id }, at) => ({ kind, id, place: at + 1 }));
  for (const kind of ['text', 'tabs'] as const) {
    const own = JSON.stringify(places.filter((each) => each.kind === kind));
    await sql`UPDATE ${sql.table(tables[kind])} t SET menu_place = p.place
      FROM jsonb_to_recordset(${own}::jsonb) AS p (id integer, place integer) WHERE p.id = t.id`.execute(tx);
  }
}

/** The sections with their pages, hidden ones too, named in the reader's language. */
export async function readPageOrders(db: Executor, locale: Locale): Promise<SectionOrder[]> {
  const orders: SectionOrder[] = [];
  for (const section of pageSections) orders.push({ section, pages: await readPages(db, section, locale) });
  return orders;
}

/** What is stored of the order of sections, by their numbers, as the log keeps it. */
export async function readLoggedOrders(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LoggedPageOrder>> {
  const orders = new Map<number, LoggedPageOrder>();
  for (const id of ids) {
    const section = pageSections[id - 1];
    if (section) orders.set(id, { pages: await readPages(db, section, 'fi') });
  }
  return orders;
}

/** The pages of a section in their order. A title that a language lacks is the Finnish one, else a part of the address. */
async function readPages(db: Executor, section: PageSection, locale: Locale): Promise<OrderedPage[]> {
  const title = sql`coalesce(nullif(texts -> ${locale}::text ->> 'title', ''), nullif(texts -> 'fi' ->> 'title', ''),
    (SELECT min(s.value) FROM jsonb_each_text(slugs) s), '')`;
  const from = (kind: OrderedPage['kind']) => sql`SELECT ${sql.lit(kind)} AS kind, id, ${title} AS title, menu_place,
    sort_order FROM ${sql.table(tables[kind])} WHERE section = ${section}`;
  const rows = await readRows<OrderedPage>(
    db,
    sql`SELECT kind, id, title FROM (${from('text')} UNION ALL ${from('tabs')}) p
      ORDER BY menu_place NULLS LAST, kind DESC, sort_order, id`,
  );
  return rows.map(({ kind, id, title: words }) => ({ kind, id, title: words }));
}

const keyOf = ({ kind, id }: PlacedPage): string => `${kind} ${id}`;

/** The lines of an order that the log tells. */
export const pageOrderInLines = (state: object): Record<string, unknown> =>
  'pages' in state && Array.isArray(state.pages)
    ? { menu_order: (state.pages as OrderedPage[]).map(({ title }) => title).join(', ') }
    : {};
