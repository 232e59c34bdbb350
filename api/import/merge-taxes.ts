import { sql } from 'kysely';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Executor } from '../db/schema.ts';

/**
 * Rates from days to come stay where a file does not name them, and those that have begun since the newest that it names:
 * staff plan them in a room (STAFF-54).
 */
export async function fillTaxRates(tx: Executor): Promise<void> {
  await sql`SELECT FROM tax_areas WHERE id IN (SELECT tax_area_id FROM import_tax_rates) ORDER BY id FOR UPDATE`.execute(
    tx,
  );
  await sql`INSERT INTO import_tax_rates (tax_area_id, tax_class, rate_basis_points, valid_from)
    SELECT tax_area_id, tax_class, rate_basis_points, valid_from FROM tax_rates t
    WHERE tax_area_id IN (SELECT tax_area_id FROM import_tax_rates)
      AND (valid_from > ${shopDay()}::date OR valid_from > (SELECT max(s.valid_from) FROM import_tax_rates s
        WHERE s.tax_area_id = t.tax_area_id AND s.tax_class = t.tax_class AND s.valid_from <= ${shopDay()}::date))
      AND NOT EXISTS (SELECT FROM import_tax_rates s WHERE s.tax_area_id = t.tax_area_id
        AND s.tax_class = t.tax_class AND s.valid_from = t.valid_from)`.execute(tx);
  await sql`UPDATE import_tax_rates s SET valid_to = n.next FROM (
      SELECT tax_area_id, tax_class, valid_from,
        lead(valid_from) OVER (PARTITION BY tax_area_id, tax_class ORDER BY valid_from) AS next FROM import_tax_rates) n
    WHERE (n.tax_area_id, n.tax_class, n.valid_from) = (s.tax_area_id, s.tax_class, s.valid_from)`.execute(tx);
}
