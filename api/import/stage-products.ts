import { sql } from 'kysely';
import { localeCodes } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { readRows } from '../read-model/read-rows.ts';
import { splitPictures } from '../read-model/split-pictures.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportProduct } from './import-format.ts';
import type { Place } from './problems.ts';
import { stageVariants, type VariantsBefore } from './stage-variants.ts';

interface Before {
  /** Model id → the day it was published. */
  published: Map<number, string>;
  variants: VariantsBefore;
  slugs: Map<string, number>;
}

/** Products with their variants, prices and pictures, a line at a time. */
export async function stageProducts(context: ImportContext): Promise<void> {
  const { tx, source, known, problems } = context;
  const models = await readRows<{ id: number; published_on: string }>(
    tx,
    sql`SELECT id, published_on FROM product_models`,
  );
  const variants = await readRows<{ sku: string; model: number; priced: boolean }>(
    tx,
    sql`SELECT v.sku, v.model_id AS model, EXISTS (
      SELECT FROM prices p WHERE p.model_id = v.model_id AND p.variant_id = v.id) AS priced FROM variants v`,
  );
  const before: Before = {
    published: new Map(models.map(({ id, published_on }) => [id, published_on])),
    variants: new Map(variants.map(({ sku, model, priced }) => [sku, { model, hasPrice: priced }])),
    slugs: new Map(),
  };
  for await (const { record, place } of source.read('products', problems)) {
    const lineOfSlug = before.slugs.get(record.slug);
    if (lineOfSlug !== undefined)
      problems.add(place, 'slug', `“${record.slug}” is used twice, before in line ${lineOfSlug}`);
    if (known.taxAreas.isEmpty() && before.slugs.size === 0)
      problems.add(place, 'price', 'has no VAT: an empty shop needs a tax area with its products (tax-areas.jsonl)');
    before.slugs.set(record.slug, place.line);
    await stageProduct(context, before, record, place);
  }
}

async function stageProduct(context: ImportContext, before: Before, product: ImportProduct, place: Place) {
  const { staging, known, problems, pictures } = context;
  const model_id = known.products.give(product.key, place, problems);
  const images = await pictures.takeAll(product.images, 'images', place);
  const colours = await colourRows(context, product, place);
  const ofColours = colours.flatMap((colour) => colour.images);
  const { image, extra } = splitPictures(
    images.map((path) => ({ path })),
    ofColours,
  );
  await staging.add('product_models', [
    {
      id: model_id,
      key: product.key,
      slug: product.slug,
      model_number: product.number,
      manufacturer_id: known.brands.find(product.brand, 'brand', place, problems),
      image,
      extra_images: extra,
      tax_class: product.taxClass,
      published_on: product.published ?? before.published.get(model_id) ?? shopDay(),
      size_table_id:
        product.sizeTable === undefined ? null : known.sizeTables.find(product.sizeTable, 'sizeTable', place, problems),
      is_public: product.public,
      removed_at: null,
      is_multi_color: colours.length > 1,
      belongs_to_outlet: product.outlet,
    },
  ]);
  await staging.add('model_texts', textRows(model_id, product.texts));
  if (product.labelling) await staging.add('model_labelling', [{ model_id, labelling: product.labelling }]);
  await staging.add(
    'model_colours',
    colours.map((row, sort_order) => ({ model_id, sort_order, ...row })),
  );
  await stageSorting(context, product, place, model_id);
  await stageVariants(context, before.variants, { product, place, model_id });
}

/** The groups, properties and tags that lists sort a product by. */
async function stageSorting(
  { staging, known, problems }: ImportContext,
  product: ImportProduct,
  place: Place,
  model_id: number,
) {
  const groups = new Set(product.groups);
  if (groups.size < product.groups.length) problems.add(place, 'groups', 'names a group twice');
  await staging.add(
    'model_groups',
    [...groups].map((group, i) => ({
      model_id,
      group_id: known.groups.find(group, 'groups', place, problems),
      is_main: i === 0,
    })),
  );
  await staging.add(
    'model_properties',
    Object.entries(product.properties).flatMap(([slug, value]) => {
      const property_id = known.properties.find(slug, 'properties', place, problems);
      return [...new Set([value].flat())].map((each) => ({
        model_id,
        property_id,
        value: String(each),
        number: typeof each === 'number' ? each : null,
      }));
    }),
  );
  await staging.add(
    'model_tags',
    [...new Set(product.tags)].map((tag, sort_order) => ({
      model_id,
      tag_id: known.tags.find(tag, 'tags', place, problems),
      sort_order,
    })),
  );
}

/** The colours that the product names with pictures, then those that only its variants name. */
async function colourRows({ known, pictures, problems }: ImportContext, product: ImportProduct, place: Place) {
  const rows: { colour_id: number; images: { path: string }[] }[] = [];
  const seen = new Set<string>();
  for (const { key, images } of product.colours) {
    if (seen.has(key)) problems.add(place, 'colours', `names “${key}” twice`);
    seen.add(key);
    const taken = await pictures.takeAll(images, `colours ${key}`, place);
    const colour_id = known.colours.find(key, 'colours', place, problems);
    rows.push({ colour_id, images: taken.map((path) => ({ path })) });
  }
  for (const { colour } of product.variants) {
    if (colour === undefined || seen.has(colour)) continue;
    seen.add(colour);
    rows.push({ colour_id: known.colours.find(colour, 'variants colour', place, problems), images: [] });
  }
  return rows;
}

/** A product without Finnish texts, which other languages fall back to, has its first language's there. */
function textRows(model_id: number, texts: ImportProduct['texts']) {
  const row = (locale: string, text: NonNullable<ImportProduct['texts']['fi']>, is_manual: boolean) => ({
    model_id,
    locale,
    name: text.name,
    short_description: text.short,
    description: text.description || text.short,
    long_description_html: text.html,
    meta_description: text.meta,
    tagline: text.tagline,
    is_manual,
  });
  const given = localeCodes.flatMap((locale) => {
    const text = texts[locale];
    return text ? [row(locale, text, text.manual)] : [];
  });
  const [first] = given;
  return texts.fi || !first ? given : [{ ...first, locale: 'fi', is_manual: false }, ...given];
}
