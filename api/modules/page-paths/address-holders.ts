import { sql } from 'kysely';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { firstSegments } from 'mf-shared/rules/first-segments';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { type Refusal, refusedField } from '../../http/refusal.ts';
import { buildGroupTree } from '../../read-model/group-tree.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { checkSlugs } from './check-slugs.ts';
import { readGroupRows } from './former-group-paths.ts';

/** What an address belongs to, and what it is called. */
interface Holder {
  kind: 'page' | 'former_page' | 'brand' | 'group' | 'former_group' | 'redirect';
  name: string;
}
type Holders = ReadonlyMap<string, Holder>;

/** Pages and brands by their slugs, which stand at the beginning of an address; their names in a language. */
export async function readPageHolders(tx: Executor, locale: Locale): Promise<Holders> {
  const titleOf = sql`coalesce(texts -> ${locale}::text ->> 'title', texts -> 'fi' ->> 'title', s.value)`;
  const rows = await readRows<Holder & { slug: string }>(
    tx,
    sql`SELECT slug, 'brand' AS kind, name FROM manufacturers
      UNION ALL SELECT lower(s.value), 'page', ${titleOf} FROM static_pages, jsonb_each_text(slugs) s
      UNION ALL SELECT lower(s.value), 'page', ${titleOf} FROM tabbed_pages, jsonb_each_text(slugs) s`,
  );
  return new Map(rows.map(({ slug, ...holder }) => [slug, holder]));
}

/**
 * Whether a page can be found at its slugs, and nothing else is that is there already.
 * @throws Refusal beside the slug, which names what has the address
 */
export async function checkPageSlugs(tx: Executor, slugs: Texts, locale: Locale): Promise<void> {
  checkSlugs(slugs);
  const holders = await readHolders(tx, Object.values(slugs), locale);
  for (const [language, slug] of Object.entries(slugs)) {
    const refusal = refusalOf(slug, holders, `slug_${language}`);
    if (refusal) throw refusal;
  }
}

/**
 * Whether something is there already at an address that begins with a slug.
 * @returns the refusal of the field `slug`, which names what has the address, or null
 */
export const findSlugRefusal = async (tx: Executor, slug: string, locale: Locale): Promise<Refusal | null> =>
  refusalOf(slug, await readHolders(tx, [slug], locale), 'slug');

const readHolders = async (tx: Executor, slugs: readonly string[], locale: Locale): Promise<readonly Holders[]> => [
  await readPageHolders(tx, locale),
  await readGroupHolders(tx, locale),
  await readFormerPageHolders(tx, locale),
  await readRedirectHolders(tx, slugs),
];

function refusalOf(slug: string, holders: readonly Holders[], field: string): Refusal | null {
  if (firstSegments.has(slug)) return refusedField(field, 'addresses.of_shop');
  const holder = holders.map((each) => each.get(slug)).find((each) => each !== undefined);
  return holder ? refusedField(field, `addresses.of_${holder.kind}`, { name: holder.name }) : null;
}

/** Pages by the slugs that they had: these lead on for ever (ROUTE-137). */
export async function readFormerPageHolders(tx: Executor, locale: Locale): Promise<Holders> {
  const rows = await readRows<{ slug: string; name: string }>(
    tx,
    sql`SELECT f.slug, coalesce(p.texts -> ${locale}::text ->> 'title', p.texts -> 'fi' ->> 'title', f.slug) AS name
      FROM former_page_slugs f JOIN (
        SELECT id AS static_page_id, NULL::integer AS tabbed_page_id, texts FROM static_pages
        UNION ALL SELECT NULL, id, texts FROM tabbed_pages) p
        ON p.static_page_id = f.static_page_id OR p.tabbed_page_id = f.tabbed_page_id`,
  );
  return new Map(rows.map(({ slug, name }) => [slug, { kind: 'former_page', name }]));
}

/** Groups at the top, and those that were there: their old addresses lead on for ever (ROUTE-137). */
async function readGroupHolders(tx: Executor, locale: Locale): Promise<Holders> {
  const former = await readRows<{ slug: string; names: Texts }>(
    tx,
    sql`SELECT f.path AS slug, g.names FROM former_group_paths f JOIN product_groups g ON g.id = f.group_id`,
  );
  const { byPath } = buildGroupTree(await readGroupRows(tx));
  return new Map<string, Holder>([
    ...former.map(({ slug, names }) => [slug, { kind: 'former_group', name: textIn(names, locale) }] as const),
    ...[...byPath].map(([slug, { names }]) => [slug, { kind: 'group', name: textIn(names, locale) }] as const),
  ]);
}

/** Redirects from an address, of one language too. */
async function readRedirectHolders(tx: Executor, slugs: readonly string[]): Promise<Holders> {
  const slugOf = new Map(
    slugs.flatMap((slug) =>
      ['', ...localeCodes.map((code) => `/${code}`)].map((prefix) => [`${prefix}/${slug}/`, slug]),
    ),
  );
  const rows = await tx
    .selectFrom('redirects')
    .select('old_path')
    .where('old_path', 'in', [...slugOf.keys()])
    .execute();
  return new Map(rows.map(({ old_path }) => [slugOf.get(old_path) ?? '', { kind: 'redirect', name: old_path }]));
}
