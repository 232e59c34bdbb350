import { type RawBuilder, sql } from 'kysely';
import { keyOf, productKey } from '../db/keys-of-files.ts';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { type ExportRecord, textsOrNothing, written } from './export-format.ts';
import type { ExportPictures } from './export-pictures.ts';
import { inFiles } from './read-products.ts';

export const readKeywords = (tx: Executor) =>
  readRows<ExportRecord<'keywords'>>(
    tx,
    sql`SELECT ${keyOf('keywords')} AS key, texts FROM keywords WHERE NOT is_removed ORDER BY id`,
  );

export async function readBanners(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'banners'>[]> {
  const rows = await readRows<Row<'banners'> & Named & Period>(
    tx,
    sql`SELECT t.*, ${keyOf('banners', 't')} AS name, ${period} FROM banners t WHERE NOT is_removed ORDER BY t.sort_order, t.id`,
  );
  const records: ExportRecord<'banners'>[] = [];
  for (const row of rows)
    records.push(
      written({
        key: row.name,
        kind: row.kind,
        image: row.image === null ? null : await pictures.take(row.image),
        cropPoint: row.crop_point,
        subText: row.sub_text,
        texts: row.texts,
        starts: row.starts,
        ends: row.ends,
        active: row.is_active,
      }),
    );
  return records;
}

export async function readAuthors(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'authors'>[]> {
  const rows = await readRows<Row<'bloggers'>>(tx, sql`SELECT * FROM bloggers ORDER BY id`);
  const records: ExportRecord<'authors'>[] = [];
  for (const { slug, name, image, texts } of rows) {
    const file = image === null ? null : await pictures.take(image);
    records.push(written({ key: slug, name, image: file, texts: textsOrNothing(texts) }));
  }
  return records;
}

export async function readPosts(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'posts'>[]> {
  const rows = await readRows<Row<'articles'> & Named & { author: string | null; products: string[] }>(
    tx,
    sql`SELECT t.*, ${keyOf('articles', 't')} AS name, b.slug AS author,
        ${productKeys('article_models', 'article_id', sql`m.id`)} AS products
      FROM articles t LEFT JOIN bloggers b ON b.id = t.blogger_id ORDER BY t.sort_order, t.id`,
  );
  const records: ExportRecord<'posts'>[] = [];
  for (const row of rows)
    records.push(
      written({
        key: row.name,
        kind: row.kind,
        slugs: row.slugs,
        texts: row.texts,
        image: row.image === '' ? null : await pictures.take(row.image),
        author: row.author,
        minutes: row.minutes,
        published: row.published_on,
        shown: row.is_published,
        products: row.products,
      }),
    );
  return records;
}

export async function readCampaigns(tx: Executor, pictures: ExportPictures): Promise<ExportRecord<'campaigns'>[]> {
  const rows = await readRows<Row<'campaigns'> & Named & Period & { club_starts: string | null; products: string[] }>(
    tx,
    sql`SELECT t.*, ${keyOf('campaigns', 't')} AS name, ${period},
        to_json(t.club_starts_at)#>>'{}' AS club_starts,
        ${productKeys('campaign_models', 'campaign_id')} AS products
      FROM campaigns t WHERE NOT t.is_removed ORDER BY t.id`,
  );
  const records: ExportRecord<'campaigns'>[] = [];
  for (const row of rows)
    records.push(
      written({
        key: row.name,
        slugs: row.slugs,
        image: row.image === '' ? null : await pictures.take(row.image),
        texts: row.texts,
        clubStarts: row.club_starts,
        starts: row.starts,
        ends: row.ends,
        active: row.is_active,
        products: row.products,
      }),
    );
  return records;
}

interface Named {
  /** What files call it. */
  name: string;
}
export interface Period {
  starts: string | null;
  ends: string | null;
}
/** The beginning and the end of a period, as files write times. */
export const period = sql`to_json(t.starts_at)#>>'{}' AS starts, to_json(t.ends_at)#>>'{}' AS ends`;

/**
 * The products of a row `t` that files hold, in their order.
 * @param parts the table that names them, @param owner its column with the id of `t`
 */
export const productKeys = (parts: string, owner: string, order: RawBuilder<unknown> = sql`o.sort_order, m.id`) =>
  sql`array(SELECT ${productKey('m')} FROM ${sql.table(parts)} o JOIN product_models m ON m.id = o.model_id AND ${inFiles}
    WHERE o.${sql.ref(owner)} = t.id ORDER BY ${order})`;
