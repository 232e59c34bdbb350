import { type RawBuilder, sql } from 'kysely';
import type { ProductFacts } from 'mf-shared/contract';
import { keyOf } from '../../db/keys-of-files.ts';
import type { Executor } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';
import { refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { isSlug } from '../page-paths/check-slugs.ts';
import { beginMaking } from './begin-making.ts';
import { findNamed } from './find-named.ts';
import type { Section } from './product-sections.ts';

/** What a product is, as a merchant's files tell it (STAFF-70). */
export const factsSection: Section<ProductFacts> = {
  action: 'product_facts',
  async read(db, modelId) {
    const [row] = await readRows<Omit<ProductFacts, 'group'>>(
      db,
      sql`SELECT m.slug, m.model_number AS number, b.slug AS brand, m.tax_class, m.published_on,
        m.belongs_to_outlet AS is_outlet,
        (SELECT ${keyOf('size_tables', 't')} FROM size_tables t WHERE t.id = m.size_table_id) AS size_table,
        ${listOf(sql`SELECT ${keyOf('product_groups', 'g')} AS value FROM model_groups o
          JOIN product_groups g ON g.id = o.group_id WHERE o.model_id = m.id ORDER BY o.is_main DESC, 1`)} AS groups,
        ${listOf(sql`SELECT t.slug AS value FROM model_tags o JOIN tags t ON t.id = o.tag_id
          WHERE o.model_id = m.id ORDER BY o.sort_order, 1`)} AS tags,
        coalesce((SELECT json_object_agg(slug, values) FROM (
          SELECT p.slug, json_agg(o.value ORDER BY o.value COLLATE "C") AS values FROM model_properties o
          JOIN properties p ON p.id = o.property_id WHERE o.model_id = m.id GROUP BY p.slug) q), '{}') AS properties
        FROM product_models m JOIN manufacturers b ON b.id = m.manufacturer_id WHERE m.id = ${modelId}`,
    );
    if (!row) return null;
    const [group = '', ...groups] = row.groups;
    return tidyFacts({ ...row, group, groups });
  },
  async write(tx, modelId, facts) {
    await beginMaking(tx, modelId);
    await checkSlug(tx, modelId, facts.slug);
    const before = await factsSection.read(tx, modelId);
    if (before?.tax_class !== facts.tax_class) await checkTaxClass(tx, facts.tax_class);
    const { slug, number: model_number, tax_class, published_on, is_outlet: belongs_to_outlet } = facts;
    const manufacturer_id = await findNamed(tx, 'manufacturers', facts.brand, 'brand');
    const size_table_id =
      facts.size_table === null ? null : await findNamed(tx, 'size_tables', facts.size_table, 'size_table');
    await tx
      .updateTable('product_models')
      .set({ slug, model_number, tax_class, published_on, belongs_to_outlet, manufacturer_id, size_table_id })
      .where('id', '=', modelId)
      .execute();
    await writeGroups(tx, modelId, facts);
    await writeTags(tx, modelId, facts.tags);
    await writeProperties(tx, modelId, facts.properties);
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  },
  inLines: ({ groups, tags, properties, ...facts }) => ({
    ...facts,
    ...{ groups: groups.join(', '), tags: tags.join(', ') },
    properties: Object.entries(properties)
      .map(([slug, values]) => `${slug}: ${values.join(', ')}`)
      .sort()
      .join(' · '),
  }),
};

const listOf = (query: RawBuilder<unknown>) => sql`coalesce((SELECT json_agg(value) FROM (${query}) q), '[]')`;

/** The same facts in one order, nothing twice: what was asked for is then what is read back. */
export const tidyFacts = ({ groups, tags, properties, ...facts }: ProductFacts): ProductFacts => ({
  ...facts,
  groups: [...new Set(groups)].filter((group) => group !== facts.group).sort(),
  tags: [...new Set(tags)],
  properties: Object.fromEntries(
    Object.entries(properties).map(([slug, values]) => [slug, [...new Set(values)].sort()]),
  ),
});

/** @throws Refusal where it cannot stand in an address, or another product stands there */
export async function checkSlug(tx: Executor, modelId: number | null, slug: string): Promise<void> {
  if (!isSlug(slug)) throw refusedField('slug', 'addresses.slug_signs');
  // Two that want the same one come one after the other.
  await sql`SELECT pg_advisory_xact_lock(hashtext('havu product slugs'))`.execute(tx);
  if (await isSlugTaken(tx, modelId, slug)) throw refusedField('slug', 'products.slug_taken');
  // A product that is gone keeps none that is wanted, as at an import.
  await sql`UPDATE product_models SET slug = slug || '-' || id
    WHERE slug = ${slug} AND removed_at IS NOT NULL AND id IS DISTINCT FROM ${modelId}::int`.execute(tx);
}

/** Whether a product of the shop stands there, or is called so in files, as one without a key of its own would be. */
export async function isSlugTaken(tx: Executor, modelId: number | null, slug: string): Promise<boolean> {
  const holder = await tx
    .selectFrom('product_models')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug).and('removed_at', 'is', null), eb('key', '=', slug)]))
    .where(sql<boolean>`id IS DISTINCT FROM ${modelId}::int`)
    .executeTakeFirst();
  return holder !== undefined;
}

/** @throws Refusal where no rate of VAT holds for it today, in the area by whose rates prices are written */
export async function checkTaxClass(tx: Executor, taxClass: number): Promise<void> {
  const rate = await tx
    .selectFrom('tax_rates')
    .select('tax_class')
    .where('tax_class', '=', taxClass)
    .where(holdsToday)
    .executeTakeFirst();
  if (!rate) throw refusedField('tax_class', 'products.no_tax_class');
}

/** Whether a rate of VAT holds today in the area by whose rates prices are written. */
export const holdsToday = sql<boolean>`(tax_rates.tax_area_id = ${sql.lit(baseTaxAreaId)}
  AND tax_rates.valid_from <= ${shopToday} AND (tax_rates.valid_to IS NULL OR tax_rates.valid_to > ${shopToday}))`;

async function writeGroups(tx: Executor, model_id: number, { group, groups }: ProductFacts): Promise<void> {
  const ids = new Map([[await findNamed(tx, 'product_groups', group, 'group'), true]]);
  for (const other of groups) {
    const id = await findNamed(tx, 'product_groups', other, 'groups');
    if (!ids.has(id)) ids.set(id, false);
  }
  await tx.deleteFrom('model_groups').where('model_id', '=', model_id).execute();
  const rows = [...ids].map(([group_id, is_main]) => ({ model_id, group_id, is_main }));
  await tx.insertInto('model_groups').values(rows).execute();
}

async function writeTags(tx: Executor, model_id: number, tags: readonly string[]): Promise<void> {
  const known = await tx.selectFrom('tags').select(['id', 'slug']).execute();
  const rows = tags.map((tag, sort_order) => {
    const tag_id = known.find(({ slug }) => slug === tag)?.id;
    if (tag_id === undefined) throw refusedField('tags', 'products.not_there');
    return { model_id, tag_id, sort_order };
  });
  await tx.deleteFrom('model_tags').where('model_id', '=', model_id).execute();
  if (rows.length > 0) await tx.insertInto('model_tags').values(rows).execute();
}

const figure = /^-?\d{1,9}(\.\d{1,4})?$/;

/** A value that the property does not name, or that is no figure, stays where the product has it already. */
async function writeProperties(tx: Executor, model_id: number, wanted: ProductFacts['properties']): Promise<void> {
  const known = await tx.selectFrom('properties').select(['id', 'slug', 'filter', 'value_names']).execute();
  const before = await tx
    .selectFrom('model_properties')
    .select(['property_id', 'value', 'number'])
    .where('model_id', '=', model_id)
    .execute();
  const rows = Object.entries(wanted).flatMap(([slug, values]) => {
    const property = known.find((each) => each.slug === slug);
    if (!property) throw refusedField('properties', 'products.not_there');
    const { id: property_id, filter, value_names } = property;
    const isFigure = filter === 'range';
    const keptOf = (value: string) => before.find((each) => each.property_id === property_id && each.value === value);
    const isKnown = (value: string) => (isFigure ? figure.test(value) : Object.hasOwn(value_names, value));
    const added = values.filter((value) => !keptOf(value));
    if (!added.every(isKnown) || (isFigure && added.length > 0 && values.length > 1))
      throw refusedField(`property_${slug}`, isFigure ? 'products.no_figure' : 'products.not_there');
    return values.map((value) => {
      const number = isFigure ? Number(value) : null;
      return { model_id, property_id, value, number: keptOf(value)?.number ?? (keptOf(value) ? null : number) };
    });
  });
  await tx.deleteFrom('model_properties').where('model_id', '=', model_id).execute();
  if (rows.length > 0) await tx.insertInto('model_properties').values(rows).execute();
}
