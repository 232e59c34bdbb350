import { sql } from 'kysely';
import { keyOf } from '../db/keys-of-files.ts';
import type { MenuLink } from '../db/schema/stored-json.ts';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { type ExportRecord, textsOrNothing, written } from './export-format.ts';
import type { ExportPictures } from './export-pictures.ts';

export async function readStores(tx: Executor): Promise<ExportRecord<'stores'>[]> {
  const rows = await readRows<Row<'stores'>>(tx, sql`SELECT * FROM stores ORDER BY stock_display_order, id`);
  return rows.map((row) =>
    written({
      key: row.slug,
      name: row.name,
      shortName: row.short_name,
      type: row.type,
      pickup: row.nouto,
      sellsOnline: row.sells_online,
      open: row.is_open ? null : false,
      address: row.address,
      postalCode: row.postal_code,
      city: row.city,
      phone: row.phone,
      email: row.email,
      latitude: row.latitude,
      longitude: row.longitude,
      openingHours: row.opening_hours.length === 7 ? row.opening_hours : null,
    }),
  );
}

/** Stores of which the staff have written what files have no room for. */
export async function countStoresLeftOut(tx: Executor): Promise<number> {
  const rows = await readRows<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM stores WHERE pikanouto OR other_days <> '[]' OR texts <> '{}'`,
  );
  return rows[0]?.count ?? 0;
}

export async function readBrands(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'brands'>[]> {
  const rows = await readRows<Row<'manufacturers'>>(tx, sql`SELECT * FROM manufacturers ORDER BY sort_order, id`);
  const records: ExportRecord<'brands'>[] = [];
  for (const { slug, name, logo, texts, producer, is_featured, is_hidden } of rows) {
    const file = logo === null ? null : await pictures.take(logo);
    const marks = { featured: is_featured, hidden: is_hidden };
    records.push(written({ key: slug, name, logo: file, texts: textsOrNothing(texts), producer, ...marks }));
  }
  return records;
}

export const readColours = (tx: Executor) =>
  readRows<ExportRecord<'colours'>>(tx, sql`SELECT slug AS key, names, control FROM colours ORDER BY id`);

export const readTypes = (tx: Executor) =>
  readRows<ExportRecord<'types'>>(tx, sql`SELECT slug AS key, names FROM product_types ORDER BY sort_order, id`);

export const readProperties = (tx: Executor) =>
  readRows<ExportRecord<'properties'>>(
    tx,
    sql`SELECT slug AS key, names, unit, filter, value_names AS values FROM properties ORDER BY priority DESC, id`,
  );

export const readTags = (tx: Executor) =>
  readRows<ExportRecord<'tags'>>(
    tx,
    sql`SELECT slug AS key, names, bg_color AS background, text_color AS text, is_ribbon AS ribbon FROM tags ORDER BY id`,
  );

export async function readGroups(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'groups'>[]> {
  const rows = await readRows<Row<'product_groups'> & { name: string; parent: string | null }>(
    tx,
    sql`SELECT g.*, ${keyOf('product_groups', 'g')} AS name,
        (SELECT ${keyOf('product_groups', 'p')} FROM product_groups p WHERE p.id = g.parent_id) AS parent
      FROM product_groups g ORDER BY g.sort_order, g.id`,
  );
  const records: ExportRecord<'groups'>[] = [];
  for (const row of rows) {
    records.push(
      written({
        key: row.name,
        parent: row.parent,
        slugs: row.slugs,
        names: row.names,
        shortNames: textsOrNothing(row.short_names),
        texts: textsOrNothing(row.texts),
        image: row.image === '' ? null : await pictures.take(row.image),
        properties: row.filterable_properties,
        inMenu: row.show_in_menu,
        // An empty list takes links away where the files are brought to; a group that the files say nothing of keeps its own.
        menuLinks: await linksOf(row.menu_links, pictures),
      }),
    );
  }
  return records;
}

/** The links of the menu beside a group; one whose picture there is not is left out, as the import wants it. */
async function linksOf(links: readonly MenuLink[], pictures: ExportPictures) {
  const records: NonNullable<ExportRecord<'groups'>['menuLinks']> = [];
  for (const { slug: path, titles, image: stored } of links) {
    const image = await pictures.take(stored);
    if (image !== null) records.push({ path, titles, image });
  }
  return records;
}

export const readPages = (tx: Executor) => pagesIn(tx, 'static_pages') as Promise<ExportRecord<'pages'>[]>;

export const readTabbedPages = (tx: Executor) => pagesIn(tx, 'tabbed_pages') as Promise<ExportRecord<'tabbed-pages'>[]>;

async function pagesIn(tx: Executor, table: 'static_pages' | 'tabbed_pages') {
  const rows = await readRows<Row<typeof table> & { name: string }>(
    tx,
    sql`SELECT t.*, ${keyOf(table, 't')} AS name FROM ${sql.table(table)} t ORDER BY t.sort_order, t.id`,
  );
  return rows.map(({ name, slugs, section, show_in_navigation, is_published, published_on, menu_place, texts }) =>
    written({
      ...{ key: name, slugs, section, inNavigation: show_in_navigation, published: is_published, from: published_on },
      ...{ place: menu_place, texts },
    }),
  );
}

export async function readSizeTables(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'size-tables'>[]> {
  const rows = await readRows<Row<'size_tables'> & { name: string }>(
    tx,
    sql`SELECT t.*, ${keyOf('size_tables', 't')} AS name FROM size_tables t ORDER BY t.id`,
  );
  const records: ExportRecord<'size-tables'>[] = [];
  for (const row of rows)
    records.push(
      written({
        key: row.name,
        names: row.names,
        infos: textsOrNothing(row.infos),
        image: row.image === null ? null : await pictures.take(row.image),
        hideImage: row.hide_image,
        images: await pictures.takeAll(row.images),
        sizes: row.sizes,
        measures: row.measures,
      }),
    );
  return records;
}
