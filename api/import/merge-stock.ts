import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { type Counts, changedRows, numberOf } from './merge-rows.ts';

/**
 * Brings the shelves to what the files say, last of all, so that checkouts wait for no longer than this takes. What is
 * promised to orders is never touched, and never goes below: a shelf has at least its promised pieces. A SKU that the
 * file names has nothing in stores that the file does not name with it.
 */
export async function mergeStock(tx: Executor): Promise<Counts> {
  await sql`INSERT INTO import_stock (variant_id, store_id, quantity)
    SELECT t.variant_id, t.store_id, 0 FROM stock t WHERE t.variant_id IN (SELECT variant_id FROM import_stock)
      AND NOT EXISTS (SELECT FROM import_stock s WHERE s.variant_id = t.variant_id AND s.store_id = t.store_id)`.execute(
    tx,
  );
  // In the order in which checkouts lock shelves.
  await sql`SELECT FROM stock t JOIN import_stock s ON s.variant_id = t.variant_id AND s.store_id = t.store_id
    WHERE t.quantity <> s.quantity ORDER BY t.variant_id, t.store_id FOR UPDATE OF t`.execute(tx);
  const changed = await changedRows(
    tx,
    sql`UPDATE stock t SET quantity = greatest(s.quantity, t.reserved) FROM import_stock s
      WHERE s.variant_id = t.variant_id AND s.store_id = t.store_id AND t.quantity <> greatest(s.quantity, t.reserved)`,
  );
  const added = await changedRows(
    tx,
    sql`INSERT INTO stock (variant_id, store_id, quantity) SELECT s.variant_id, s.store_id, s.quantity FROM import_stock s
      WHERE NOT EXISTS (SELECT FROM stock t WHERE t.variant_id = s.variant_id AND t.store_id = s.store_id)
      ORDER BY s.variant_id, s.store_id
      -- A feed may have brought the same shelf meanwhile.
      ON CONFLICT (variant_id, store_id) DO NOTHING`,
  );
  const all = await numberOf(tx, sql`SELECT FROM import_stock`);
  return { new: added, changed, unchanged: all - added - changed, vanished: 0 };
}
