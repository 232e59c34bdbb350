import { sql } from 'kysely';
import { keyOf, productKey } from '../db/keys-of-files.ts';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { amountOf, type ExportRecord, textsOrNothing, written } from './export-format.ts';
import { type Period, period, productKeys } from './read-content.ts';
import { inFiles } from './read-products.ts';

/** Bundles of products that files hold. */
export async function readBundles(tx: Executor): Promise<ExportRecord<'bundles'>[]> {
  const rows = await readRows<Row<'bundles'> & { name: string; product: string; others: string[] }>(
    tx,
    sql`SELECT t.*, ${keyOf('bundles', 't')} AS name, ${productKey('m')} AS product,
        ${productKeys('bundle_items', 'bundle_id')} AS others
      FROM bundles t JOIN product_models m ON m.id = t.main_model_id AND ${inFiles} ORDER BY t.id`,
  );
  return rows.map((row) =>
    written({
      key: row.name,
      product: row.product,
      others: row.others,
      names: row.names,
      descriptions: textsOrNothing(row.descriptions),
      percentOff: row.discount_basis_points / 100,
      active: row.is_active,
    }),
  );
}

export async function readDiscountCodes(tx: Executor): Promise<ExportRecord<'discount-codes'>[]> {
  const rows = await readRows<Row<'discount_codes'> & Period>(
    tx,
    sql`SELECT t.*, ${period} FROM discount_codes t ORDER BY t.id`,
  );
  return rows.map((row) =>
    written({
      code: row.code,
      names: textsOrNothing(row.names),
      percentOff: row.kind === 'percent' ? row.value / 100 : null,
      amountOff: row.kind === 'amount' ? amountOf(row.value) : null,
      freeDelivery: row.kind === 'free_delivery' ? (true as const) : null,
      minTotal: amountOf(row.min_total_minor),
      excludesOffers: row.excludes_offers,
      clubOnly: row.club_only,
      maxUses: row.max_uses,
      starts: row.starts,
      ends: row.ends,
      active: row.is_active,
    }),
  );
}
