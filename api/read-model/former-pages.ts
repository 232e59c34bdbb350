import { sql } from 'kysely';
import type { Texts } from '../db/schema/column-kinds.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from './read-rows.ts';

interface Page {
  id: number;
  slugs: Texts;
}

/** A page by a part of an address that it had. */
export interface FormerPage<Tabbed> {
  slugs: Texts;
  /** The page where it has tabs, whose addresses stand below its own; null where it has none. */
  tabbed: Tabbed | null;
}

/** The pages that shoppers see, of text and with tabs, by the parts of an address that they had, and that none has now (ROUTE-137). */
export async function readFormerPages<Tabbed extends Page>(
  db: Executor,
  { staticPages, tabbedPages }: { staticPages: readonly Page[]; tabbedPages: readonly Tabbed[] },
): Promise<ReadonlyMap<string, FormerPage<Tabbed>>> {
  const rows = await readRows<{ slug: string; static_page_id: number | null; tabbed_page_id: number | null }>(
    db,
    sql`SELECT * FROM former_page_slugs`,
  );
  const texts = new Map(staticPages.map((page) => [page.id, page]));
  const tabs = new Map(tabbedPages.map((page) => [page.id, page]));
  const now = new Set(
    [...staticPages, ...tabbedPages].flatMap(({ slugs }) => Object.values(slugs).map((slug) => slug.toLowerCase())),
  );
  return new Map(
    rows.flatMap(({ slug, static_page_id, tabbed_page_id }): [string, FormerPage<Tabbed>][] => {
      const tabbed = tabs.get(tabbed_page_id ?? 0) ?? null;
      const page = tabbed ?? texts.get(static_page_id ?? 0);
      return page && !now.has(slug) ? [[slug, { slugs: page.slugs, tabbed }]] : [];
    }),
  );
}
