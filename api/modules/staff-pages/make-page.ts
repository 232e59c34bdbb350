import { sql } from 'kysely';
import type { ContentPageState, Locale, NewContentPage, TabbedPageState } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { nextMadeId } from '../../db/made-ids.ts';
import type { Database } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { noteWrite } from '../audit/note-write.ts';
import { checkPageSlugs } from '../page-paths/address-holders.ts';
import { textsOf } from './page-state.ts';
import { tabbedTextsOf } from './tabbed-page-state.ts';
import { aboutPage } from './write-page.ts';
import { aboutTabbedPage } from './write-tabbed-page.ts';

/** Makes a page that shoppers do not see yet, behind all others (STAFF-59). @returns its number @throws Refusal */
export const makePage = (
  db: Database,
  { actorId, locale }: { actorId: number; locale: Locale },
  { kind, section, in_menu, ...wanted }: NewContentPage,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    // One at a time: each is checked against the addresses of all others, and of groups, which an import locks first too.
    await sql`LOCK TABLE product_groups, static_pages, tabbed_pages IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const [titles, slugs] = [withWords(wanted.titles), withWords(wanted.slugs)];
    if (Object.keys(titles).length === 0) throw refusedField('title_fi', 'validation.required');
    await checkPageSlugs(tx, slugs, locale);
    const id = await nextMadeId(tx);
    const facts = { titles, is_published: false, published_on: '', section, in_menu };
    const page: ContentPageState = { ...facts, contents: {}, meta_descriptions: {} };
    const tabbed: TabbedPageState = { ...facts, tabs: [] };
    const table = kind === 'tabs' ? 'tabbed_pages' : 'static_pages';
    await tx
      .insertInto(table)
      .values({
        ...{ id, slugs: JSON.stringify(slugs), section, show_in_navigation: in_menu, is_published: false },
        texts: JSON.stringify(kind === 'tabs' ? tabbedTextsOf(tabbed) : textsOf(page)),
        sort_order: sql<number>`(SELECT coalesce(max(sort_order), 0) + 1 FROM ${sql.table(table)})`,
      })
      .execute();
    const about = kind === 'tabs' ? aboutTabbedPage(id) : aboutPage(id);
    await noteWrite(tx, actorId, { ...about, before: null, after: kind === 'tabs' ? tabbed : page });
    return id;
  });
