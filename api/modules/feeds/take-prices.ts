import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { PriceRow as StoredPrice } from '../../read-model/model-rows.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { baseTaxAreaId } from '../../read-model/tax-rates.ts';
import { lockPrices, writePrices } from '../prices/write-prices.ts';
import { minorOf, price } from '../prices/written-price.ts';
import { asOf, type JudgedRows, judgeRows } from './judge-rows.ts';
import { noteFeed } from './note-feed.ts';
import { textsOf } from './take-stock.ts';

/** A row of POST /api/feeds/prices/: what a product, or one of its variants by its SKU, costs since a moment. */
const priceRow = z.strictObject({
  product: z.string().min(1).max(200).optional(),
  sku: z.string().min(1).max(100).optional(),
  regular: price,
  active: price.optional(),
  club: price.optional(),
  /** When the active price ends, as it is told to shoppers. */
  ends: asOf.optional(),
  as_of: asOf,
});

type PriceRow = Omit<StoredPrice, 'lowest_minor'> & { as_of: string };

export async function judgePrices(db: Database, input: readonly unknown[]): Promise<JudgedRows<PriceRow>> {
  const products = await readProducts(db, textsOf(input, 'product'));
  const variants = await readVariants(db, textsOf(input, 'sku'));
  const find = ({ product, sku }: z.infer<typeof priceRow>) => {
    if ((product === undefined) === (sku === undefined)) return { field: 'sku', textKey: 'feeds.product_or_sku' };
    const found = product === undefined ? variants.get(sku ?? '') : products.get(product);
    if (found) return found;
    return product === undefined
      ? { field: 'sku', textKey: 'feeds.unknown_sku' }
      : { field: 'product', textKey: 'feeds.unknown_product' };
  };
  return judgeRows<z.infer<typeof priceRow>, PriceRow>(
    input,
    priceRow,
    (row) => {
      const found = find(row);
      if ('textKey' in found) return found;
      const { regular, active = regular, club, ends, as_of } = row;
      if (minorOf(active) > minorOf(regular)) return { field: 'active', textKey: 'feeds.above_regular' };
      return {
        ...found,
        tax_area_id: baseTaxAreaId,
        regular_minor: minorOf(regular),
        active_minor: minorOf(active),
        club_minor: club === undefined ? null : minorOf(club),
        discount_free_minor: minorOf(regular),
        ends_at: ends ?? null,
        as_of,
      };
    },
    keyOf,
  );
}

/** A product goes by the key of the merchant's files, or by its address where no import brought it. */
async function readProducts(db: Database, names: readonly string[]) {
  const rows = await readRows<{ id: number; name: string }>(
    db,
    sql`SELECT id, coalesce(key, slug) AS name FROM product_models
      WHERE coalesce(key, slug) IN (SELECT json_array_elements_text(${JSON.stringify(names)}::json)) ORDER BY key NULLS FIRST`,
  );
  return new Map(rows.map(({ id, name }) => [name, { model_id: id, variant_id: null }]));
}

async function readVariants(db: Database, skus: readonly string[]) {
  const rows = await readRows<{ model_id: number; variant_id: number; sku: string }>(
    db,
    sql`SELECT model_id, id AS variant_id, sku FROM variants
      WHERE sku IN (SELECT json_array_elements_text(${JSON.stringify(skus)}::json))`,
  );
  return new Map(rows.map(({ sku, ...ids }) => [sku, ids]));
}

/** Brings prices to what an ERP says, with their history (FEED-4). */
export async function takePrices(db: Database, tokenId: number, rows: readonly PriceRow[]) {
  if (rows.length === 0) return { changed: 0, unchanged: 0, older: 0 };
  return inTransaction(db, async (tx) => {
    await lockPrices(tx);
    const { rows: newer } = await sql<{
      model_id: number;
      variant_id: number | null;
    }>`INSERT INTO feed_price_marks (model_id, variant_id, as_of)
        SELECT model_id, variant_id, as_of FROM ${recordset(rows)}
        ON CONFLICT (model_id, variant_id) DO UPDATE SET as_of = excluded.as_of
          WHERE feed_price_marks.as_of < excluded.as_of
        RETURNING model_id, variant_id`.execute(tx);
    const isNewer = new Set(newer.map(keyOf));
    const taken = rows.filter((row) => isNewer.has(keyOf(row)));
    const changed = await writePrices(tx, sql`(SELECT * FROM ${recordset(taken)})`);
    await noteFeed(tx, tokenId, 'feed_prices', changed.length);
    return { changed: changed.length, unchanged: taken.length - changed.length, older: rows.length - taken.length };
  });
}

const keyOf = ({ model_id, variant_id }: Pick<PriceRow, 'model_id' | 'variant_id'>) => `${model_id} ${variant_id}`;

const recordset = (rows: readonly PriceRow[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS s(model_id int, variant_id int, tax_area_id int,
    regular_minor int, active_minor int, club_minor int, discount_free_minor int, ends_at timestamptz, as_of timestamptz)`;
