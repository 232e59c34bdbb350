import { sql } from 'kysely';
import { firstMadeId } from '../db/made-ids.ts';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';
import { shapeOf } from './stage-pages.ts';
import { staged } from './staging.ts';

type TabbedTexts = Row<'tabbed_pages'>['texts'];

const pageTables = ['static_pages', 'tabbed_pages'] as const;

/**
 * Whether and from which day shoppers see a page, its texts in languages that a file does not name, words for search engines
 * that it does not name, and its place in the menu stay as they are stored: the staff write them too (STAFF-55, STAFF-59). A
 * page that comes to another section has no place there yet. A page that staff made does not become one of the files.
 */
export async function fillPages(tx: Executor): Promise<void> {
  for (const table of pageTables) {
    const own = sql.table(table);
    await sql`SELECT FROM ${own} WHERE id IN (SELECT id FROM ${staged(table)}) ORDER BY id FOR UPDATE`.execute(tx);
    await sql`UPDATE ${staged(table)} s SET is_published = coalesce(s.is_published, t.is_published, true),
        key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
        published_on = coalesce(s.published_on, t.published_on),
        menu_place = coalesce(s.menu_place, CASE WHEN t.section = s.section THEN t.menu_place END),
        texts = coalesce(t.texts, '{}') || (SELECT jsonb_object_agg(l.key, jsonb_strip_nulls(
            jsonb_build_object('metaDescription', t.texts -> l.key -> 'metaDescription')) || l.value)
          FROM jsonb_each(s.texts) l)
      FROM ${staged(table)} n LEFT JOIN ${own} t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
  }
}

/**
 * Tells of pages whose tabs the files change in some languages only: tabs of all languages belong together by their place,
 * and those of a language that stays would stand beside others.
 */
export async function findTabConflicts(tx: Executor, problems: Problems): Promise<void> {
  const rows = await readRows<{ key: string; staged: TabbedTexts; stored: TabbedTexts }>(
    tx,
    sql`SELECT s.key, s.texts AS staged, t.texts AS stored FROM import_tabbed_pages s JOIN tabbed_pages t ON t.id = s.id
      ORDER BY s.key`,
  );
  for (const { key, staged: named, stored } of rows) {
    const shape = shapeOf(Object.values(named)[0]?.tabs ?? []);
    for (const [language, { tabs }] of Object.entries(stored))
      if (!Object.hasOwn(named, language) && shapeOf(tabs) !== shape)
        problems.add({ file: 'tabbed-pages', line: 0 }, key, `has other tabs in ${language}, which no line names`);
  }
}

/**
 * Tells of pages, top groups and brands that the files give the address of a page that staff made: shoppers would see only
 * one of them, and an address leads to groups and brands before pages.
 */
export async function findPageConflicts(tx: Executor, problems: Problems): Promise<void> {
  const taken = await readRows<{ file: string; key: string; slug: string }>(
    tx,
    sql`WITH made AS (
        SELECT t.id, lower(o.value) AS slug, i.id IS NOT NULL AS is_named FROM static_pages t
          LEFT JOIN import_static_pages i ON i.id = t.id, jsonb_each_text(coalesce(i.slugs, t.slugs)) o
          WHERE t.id >= ${firstMadeId}::int
        UNION ALL SELECT t.id, lower(o.value), i.id IS NOT NULL FROM tabbed_pages t
          LEFT JOIN import_tabbed_pages i ON i.id = t.id, jsonb_each_text(coalesce(i.slugs, t.slugs)) o
          WHERE t.id >= ${firstMadeId}::int),
      named AS (
        SELECT 'pages' AS file, s.id, s.key, n.value AS slug FROM import_static_pages s, jsonb_each_text(s.slugs) n
        UNION SELECT 'tabbed-pages', s.id, s.key, n.value FROM import_tabbed_pages s, jsonb_each_text(s.slugs) n
        UNION SELECT 'brands', s.id, s.slug, lower(s.slug) FROM import_manufacturers s
        UNION SELECT 'groups', s.id, s.key, lower(n.value) FROM import_product_groups s
          LEFT JOIN product_groups t ON t.id = s.id, jsonb_each_text(coalesce(t.slugs, '{}') || s.slugs) n
          WHERE s.parent_id IS NULL)
      SELECT file, key, slug FROM named n WHERE EXISTS (SELECT FROM made m WHERE m.slug = n.slug
        AND (n.file NOT IN ('pages', 'tabbed-pages') OR m.id <> n.id AND NOT m.is_named)) ORDER BY file, key, slug`,
  );
  for (const { file, key, slug } of taken)
    problems.add({ file, line: 0 }, key, `has the slug “${slug}” of a page that staff made in the shop`);
}
