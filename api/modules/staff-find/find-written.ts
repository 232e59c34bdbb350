import { type RawBuilder, sql } from 'kysely';
import type { Locale, StaffFound, StaffRight } from 'mf-shared/contract';
import { writtenKinds } from 'mf-shared/contract/staff-choices';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { standIn } from './typed-words.ts';

type Written = Extract<StaffFound, { kind: 'written' }>;

interface Source {
  right: StaffRight;
  table: string;
  /** What it is called in each language, as JSON; what has one name has it in none of them. */
  names: RawBuilder<unknown>;
  about?: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
}

const fromTexts = (name: string) =>
  sql`(SELECT jsonb_object_agg(key, value ->> ${sql.lit(name)}) FROM jsonb_each(t.texts))`;
const plain = (column: string) => sql`jsonb_build_object('any', ${sql.ref(`t.${column}`)})`;
const isKept = sql`NOT t.is_removed`;

/** Where each kind is found. The answer has them in the order of the contract. */
const sources: Readonly<Record<Written['of'], Source>> = {
  page: { right: 'pages.keep', table: 'static_pages', names: fromTexts('title') },
  tabbed_page: { right: 'pages.keep', table: 'tabbed_pages', names: fromTexts('title') },
  post: { right: 'posts.keep', table: 'articles', names: fromTexts('title') },
  campaign: { right: 'campaigns.keep', table: 'campaigns', names: fromTexts('title'), where: isKept },
  gift_campaign: { right: 'gift_campaigns.keep', table: 'gift_campaigns', names: sql`t.names`, where: isKept },
  banner: {
    ...{ right: 'content.banners', table: 'banners', where: isKept },
    names: sql`(SELECT jsonb_object_agg(key, coalesce(value ->> 'heading', value ->> 'title')) FROM jsonb_each(t.texts))`,
  },
  group: { right: 'groups.keep', table: 'product_groups', names: sql`t.names` },
  brand: { right: 'brands.keep', table: 'manufacturers', names: plain('name') },
  colour: { right: 'attributes.keep', table: 'colours', names: sql`t.names` },
  product_type: { right: 'attributes.keep', table: 'product_types', names: sql`t.names` },
  tag: { right: 'attributes.keep', table: 'tags', names: sql`t.names` },
  property: { right: 'attributes.keep', table: 'properties', names: sql`t.names` },
  size_table: { right: 'attributes.keep', table: 'size_tables', names: sql`t.names` },
  keyword: { right: 'keywords.keep', table: 'keywords', names: fromTexts('keyword'), where: isKept },
  store: { right: 'stores.hours', table: 'stores', names: plain('name'), where: sql`t.type = 'retail'` },
  discount_code: { right: 'codes.keep', table: 'discount_codes', names: plain('code') },
  redirect: {
    ...{ right: 'redirects.keep', table: 'redirects', names: plain('old_path') },
    about: sql`coalesce(t.new_path, '')`,
  },
};

interface Question {
  words: readonly string[];
  locale: Locale;
  /** Results of each kind. */
  most: number;
  /** The one store of store staff; null for others (STAFF-36). */
  storeId: number | null;
}

/** What staff write, by its name in any language, told by its name in the reader's (STAFF-38). Only what the caller may work on. */
export async function findWritten(
  db: Executor,
  question: Question,
  rights: ReadonlySet<StaffRight>,
): Promise<Written[]> {
  const found: Written[] = [];
  // One after the other: each key that is typed asks, and shoppers need connections too.
  for (const of of writtenKinds) if (rights.has(sources[of].right)) found.push(...(await findIn(db, of, question)));
  return found;
}

async function findIn(db: Executor, of: Written['of'], { words, locale, most, storeId }: Question): Promise<Written[]> {
  const { table, names, about = sql`''`, where = sql`true` } = sources[of];
  const isOwn = of === 'store' && storeId !== null ? sql`t.id = ${storeId}` : sql`true`;
  const all = sql`lower((SELECT string_agg(value, ' ') FROM jsonb_each_text(n.names)))`;
  const rows = await readRows<{ id: number; name: string; about: string }>(
    db,
    sql`SELECT t.id, coalesce(nullif(n.names ->> ${locale}, ''), nullif(n.names ->> 'fi', ''),
        (SELECT min(value) FROM jsonb_each_text(n.names) WHERE value <> ''), '') AS name, ${about} AS about
      FROM ${sql.table(table)} t, LATERAL (SELECT ${names} AS names) n
      WHERE ${where} AND ${isOwn} AND ${standIn(all, words)} ORDER BY name, t.id LIMIT ${most}`,
  );
  return rows.map(({ id, ...row }) => ({ kind: 'written', of, id: String(id), ...row }));
}
