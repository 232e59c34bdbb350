import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

/**
 * The history of prices, from which the lowest of 30 days is told (PRODUCT-68). A trigger writes what an update of a price
 * changes; these two write what begins, around every write of prices.
 */

/**
 * Before the write: a variant that gets its first price of its own had its model's until now.
 * @param prices rows `s` of prices that will be written; variants that are new have no before and are not among them
 */
export const inheritHistory = (tx: Executor, prices: RawBuilder<unknown>) =>
  sql`INSERT INTO price_history (model_id, variant_id, tax_area_id, active_minor, valid_from, valid_to)
    SELECT h.model_id, s.variant_id, h.tax_area_id, h.active_minor, h.valid_from, coalesce(h.valid_to, now())
    FROM ${prices} s JOIN price_history h
      ON h.model_id = s.model_id AND h.variant_id IS NULL AND h.tax_area_id = s.tax_area_id AND h.valid_from < now()
    WHERE s.variant_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM price_history o WHERE o.model_id = s.model_id AND o.variant_id = s.variant_id
        AND o.tax_area_id = s.tax_area_id)`.execute(tx);

/** After the write: a price that nothing was known of begins now. @param prices rows `s` of prices that were written */
export const beginHistory = (tx: Executor, prices: RawBuilder<unknown>) =>
  sql`INSERT INTO price_history (model_id, variant_id, tax_area_id, active_minor, valid_from)
    SELECT s.model_id, s.variant_id, s.tax_area_id, s.active_minor, now() FROM ${prices} s
    WHERE NOT EXISTS (SELECT FROM price_history o WHERE o.model_id = s.model_id
      AND o.variant_id IS NOT DISTINCT FROM s.variant_id AND o.tax_area_id = s.tax_area_id AND o.valid_to IS NULL)`.execute(
    tx,
  );
