import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { deferStockNotification, notifyOfStock } from '../../read-model/stock-notification.ts';
import { asOf, type JudgedRows, judgeRows } from './judge-rows.ts';
import { noteFeed } from './note-feed.ts';

/** A row of POST /api/feeds/stock/: how many pieces lay on a shelf at a moment. */
const stockRow = z.strictObject({
  sku: z.string().min(1).max(100),
  store: z.string().min(1).max(100),
  quantity: z.int().min(0).max(10_000_000),
  as_of: asOf,
});

interface ShelfRow {
  variant_id: number;
  store_id: number;
  quantity: number;
  as_of: string;
}

export async function judgeStock(db: Database, input: readonly unknown[]): Promise<JudgedRows<ShelfRow>> {
  const variants = await idsOf(db, 'variants', 'sku', textsOf(input, 'sku'));
  const stores = await idsOf(db, 'stores', 'slug', textsOf(input, 'store'));
  return judgeRows<z.infer<typeof stockRow>, ShelfRow>(
    input,
    stockRow,
    ({ sku, store, quantity, as_of }) => {
      const variant_id = variants.get(sku);
      const store_id = stores.get(store);
      if (variant_id === undefined) return { field: 'sku', textKey: 'feeds.unknown_sku' };
      if (store_id === undefined) return { field: 'store', textKey: 'feeds.unknown_store' };
      return { variant_id, store_id, quantity, as_of };
    },
    ({ variant_id, store_id }) => `${variant_id} ${store_id}`,
  );
}

/**
 * Brings shelves to what a warehouse counted (FEED-3). What was sold after the count is taken off it; what is promised to
 * orders stays. Shelves are locked in the order that every transaction keeps.
 */
export async function takeStock(db: Database, tokenId: number, rows: readonly ShelfRow[]) {
  if (rows.length === 0) return { changed: 0, unchanged: 0, older: 0 };
  return inTransaction(db, async (tx) => {
    await sql`SELECT ${deferStockNotification}`.execute(tx);
    const { rows: newer } = await sql<{
      variant_id: number;
      store_id: number;
    }>`INSERT INTO feed_stock_marks (variant_id, store_id, as_of)
        SELECT variant_id, store_id, as_of FROM ${recordset(rows)} ORDER BY variant_id, store_id
        ON CONFLICT (variant_id, store_id) DO UPDATE SET as_of = excluded.as_of
          WHERE feed_stock_marks.as_of < excluded.as_of
        RETURNING variant_id, store_id`.execute(tx);
    const isNewer = new Set(newer.map(keyOf));
    const taken = rows.filter((row) => isNewer.has(keyOf(row)));
    await sql`SELECT FROM stock t JOIN ${recordset(taken)} ON s.variant_id = t.variant_id AND s.store_id = t.store_id
      ORDER BY t.variant_id, t.store_id FOR UPDATE OF t`.execute(tx);
    const { rows: changed } = await sql<{ variant_id: number }>`INSERT INTO stock AS t (variant_id, store_id, quantity)
        SELECT s.variant_id, s.store_id, greatest(0, s.quantity - coalesce((SELECT sum(r.amount)::int FROM reservations r
          WHERE r.variant_id = s.variant_id AND r.store_id = s.store_id AND r.status = 'taken' AND r.settled_at > s.as_of), 0))
        FROM ${recordset(taken)} ORDER BY s.variant_id, s.store_id
        ON CONFLICT (variant_id, store_id) DO UPDATE SET quantity = greatest(excluded.quantity, t.reserved)
          WHERE t.quantity <> greatest(excluded.quantity, t.reserved)
        RETURNING t.variant_id`.execute(tx);
    notifyOfStock(
      tx,
      changed.map(({ variant_id }) => variant_id),
    );
    await noteFeed(tx, tokenId, 'feed_stock', changed.length);
    return {
      changed: changed.length,
      unchanged: taken.length - changed.length,
      older: rows.length - taken.length,
    };
  });
}

const keyOf = ({ variant_id, store_id }: Pick<ShelfRow, 'variant_id' | 'store_id'>) => `${variant_id} ${store_id}`;

const recordset = (rows: readonly ShelfRow[]) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS s(variant_id int, store_id int, quantity int, as_of timestamptz)`;

/** The texts of a field, of rows that nobody has checked yet. */
export const textsOf = (input: readonly unknown[], field: string): string[] =>
  input.flatMap((row) => {
    const value = typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
    return typeof value === 'string' && !value.includes('\0') ? [value] : [];
  });

/** The ids of what rows name. */
export async function idsOf(db: Database, table: string, column: string, names: readonly string[]) {
  const rows = await readRows<{ id: number; name: string }>(
    db,
    sql`SELECT id, ${sql.ref(column)} AS name FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} IN (SELECT json_array_elements_text(${JSON.stringify(names)}::json))`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
