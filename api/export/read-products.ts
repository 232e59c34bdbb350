import { sql } from 'kysely';
import { keyOf, productKey } from '../db/keys-of-files.ts';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { baseTaxAreaId } from '../read-model/tax-rates.ts';
import { amountOf, type ExportRecord, written } from './export-format.ts';
import type { ExportPictures } from './export-pictures.ts';

type Price = Pick<Row<'prices'>, 'regular_minor' | 'active_minor' | 'club_minor'> & { ends_at: string | null };
type Picture = { path: string };
type Colour = { key: string; images: Picture[] };

interface StoredVariant extends Row<'variants'> {
  colour: string | null;
  type: string | null;
  price: Price | null;
}

interface StoredProduct extends Row<'product_models'> {
  name: string;
  size_table: string | null;
  brand: string;
  groups: string[];
  model_texts: Row<'model_texts'>[];
  price: Price | null;
  colours: Colour[];
  properties: { slug: string; values: (number | string)[] }[];
  tags: string[];
  labelling: ExportRecord<'products'>['labelling'] | null;
  variants: StoredVariant[];
}

/** Products that are read at once, with all that belongs to them. */
const batch = 500;

/** Rows of `query`, as one JSON array, empty where there are none. */
const all = (columns: string, query: ReturnType<typeof sql>) =>
  sql`coalesce((SELECT json_agg(${sql.raw(columns)}) FROM (${query}) q), '[]')`;

const priceOf = (variant: ReturnType<typeof sql>) =>
  sql`(SELECT to_json(p) FROM prices p
    WHERE p.model_id = m.id AND p.variant_id IS NOT DISTINCT FROM ${variant} AND p.tax_area_id = ${baseTaxAreaId})`;

const readBatch = (tx: Executor, after: number) =>
  readRows<StoredProduct>(
    tx,
    sql`SELECT m.*, ${productKey('m')} AS name, (SELECT ${keyOf('size_tables', 't')} FROM size_tables t WHERE t.id = m.size_table_id) AS size_table, b.slug AS brand,
      ${all('key', sql`SELECT ${keyOf('product_groups', 'g')} AS key FROM model_groups mg JOIN product_groups g ON g.id = mg.group_id WHERE mg.model_id = m.id ORDER BY mg.is_main DESC, g.id`)} AS groups,
      ${all('q', sql`SELECT t.* FROM model_texts t WHERE t.model_id = m.id ORDER BY t.locale`)} AS model_texts,
      ${priceOf(sql`NULL`)} AS price,
      ${all('q', sql`SELECT c.slug AS key, mc.images FROM model_colours mc JOIN colours c ON c.id = mc.colour_id WHERE mc.model_id = m.id ORDER BY mc.sort_order`)} AS colours,
      ${all('q', sql`SELECT p.slug, json_agg(CASE WHEN mp.number IS NULL THEN to_json(mp.value) ELSE to_json(mp.number) END ORDER BY mp.value) AS values FROM model_properties mp JOIN properties p ON p.id = mp.property_id WHERE mp.model_id = m.id GROUP BY p.slug ORDER BY p.slug`)} AS properties,
      ${all('slug', sql`SELECT t.slug FROM model_tags mt JOIN tags t ON t.id = mt.tag_id WHERE mt.model_id = m.id ORDER BY mt.sort_order`)} AS tags,
      ${all('q', sql`SELECT v.*, c.slug AS colour, y.slug AS type, ${priceOf(sql`v.id`)} AS price FROM variants v LEFT JOIN colours c ON c.id = v.colour_id LEFT JOIN product_types y ON y.id = v.type_id WHERE v.model_id = m.id AND v.is_active ORDER BY v.sort_order, v.id`)} AS variants,
      (SELECT l.labelling FROM model_labelling l WHERE l.model_id = m.id) AS labelling
    FROM product_models m JOIN manufacturers b ON b.id = m.manufacturer_id
    WHERE m.id > ${after} AND ${inFiles} ORDER BY m.id LIMIT ${batch}`,
  );

/** Gift cards and sets of products have parts that files do not hold. */
export const inFiles = sql`m.removed_at IS NULL AND NOT m.is_gift_card AND NOT m.is_bundle`;

/** Products of the shop that the files have no room for. */
export async function countLeftOut(tx: Executor): Promise<number> {
  const rows = await readRows<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM product_models m WHERE m.removed_at IS NULL AND NOT (${inFiles})`,
  );
  return rows[0]?.count ?? 0;
}

/** Every product that the shop shows, in batches that memory holds. */
export async function* readProducts(
  tx: Executor,
  pictures: ExportPictures,
): AsyncGenerator<ExportRecord<'products'>[]> {
  for (let after = 0; ; ) {
    const rows = await readBatch(tx, after);
    const records: ExportRecord<'products'>[] = [];
    for (const row of rows) records.push(await productRecord(row, pictures));
    if (records.length > 0) yield records;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}

async function productRecord(row: StoredProduct, pictures: ExportPictures): Promise<ExportRecord<'products'>> {
  const images = [...new Set([row.image, ...row.extra_images.map(({ path }) => path)])].filter((path) => path !== '');
  const colours: NonNullable<ExportRecord<'products'>['colours']> = [];
  for (const { key, images } of row.colours)
    colours.push({ key, images: await pictures.takeAll(images.map(({ path }) => path)) });
  return written({
    key: row.name,
    slug: row.slug,
    number: row.model_number,
    brand: row.brand,
    groups: row.groups,
    texts: textsOf(row.model_texts),
    // Without one the schema refuses the product, and the export says so.
    price: priceRecord(row.price),
    taxClass: row.tax_class,
    published: row.published_on,
    sizeTable: row.size_table,
    public: row.is_public,
    outlet: row.belongs_to_outlet,
    images: await pictures.takeAll(images),
    colours,
    properties: Object.fromEntries(
      row.properties.map(({ slug, values }) => {
        const [only] = values;
        return [slug, values.length === 1 && only !== undefined ? only : values.map(String)];
      }),
    ),
    tags: row.tags,
    labelling: row.labelling,
    variants: row.variants.map(variantRecord),
  });
}

const textsOf = (rows: readonly Row<'model_texts'>[]): ExportRecord<'products'>['texts'] =>
  Object.fromEntries(
    rows.map((text) => [
      text.locale,
      {
        name: text.name,
        short: text.short_description,
        description: text.description,
        html: text.long_description_html,
        meta: text.meta_description,
        tagline: text.tagline,
        manual: text.is_manual,
      },
    ]),
  );

const variantRecord = (row: StoredVariant): ExportRecord<'products'>['variants'][number] =>
  written({
    sku: row.sku,
    ean: row.ean === '' ? null : row.ean,
    colour: row.colour,
    size: row.size_name,
    type: row.type,
    price: priceRecord(row.price),
    days: { start: row.shipping_days_from, end: row.shipping_days_to },
    onOrder: row.on_order,
    weightGrams: row.weight_grams,
    content: row.content,
  });

function priceRecord(price: Price | null): ExportRecord<'products'>['price'] | null {
  if (!price) return null;
  const { regular_minor, active_minor, club_minor, ends_at } = price;
  return written({
    regular: amountOf(regular_minor),
    active: active_minor === regular_minor ? null : amountOf(active_minor),
    club: club_minor === null ? null : amountOf(club_minor),
    ends: ends_at,
  });
}

/** Pieces per SKU and store, empty shelves too, so that the files say all. */
export async function* readStock(tx: Executor): AsyncGenerator<ExportRecord<'stock'>[]> {
  const variantsAtOnce = 20_000;
  for (let after = 0; ; ) {
    const [{ last } = { last: null }] = await readRows<{ last: number | null }>(
      tx,
      sql`SELECT max(variant_id) AS last FROM (
        SELECT DISTINCT variant_id FROM stock WHERE variant_id > ${after} ORDER BY 1 LIMIT ${variantsAtOnce}) q`,
    );
    if (last === null) return;
    yield await readRows<ExportRecord<'stock'>>(
      tx,
      sql`SELECT v.sku, s.slug AS store, t.quantity FROM stock t JOIN stores s ON s.id = t.store_id
        JOIN variants v ON v.id = t.variant_id AND v.is_active
        JOIN product_models m ON m.id = v.model_id AND ${inFiles}
        WHERE t.variant_id > ${after} AND t.variant_id <= ${last} ORDER BY v.id, s.id`,
    );
    after = last;
  }
}
