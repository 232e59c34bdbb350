import { sql } from 'kysely';
import { refreshBrandInSearch } from '../db/brand-in-search.ts';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';

/** Texts, logo and producer that a file does not name of a brand stay as they are stored, as the staff write them too (STAFF-53). */
export async function fillBrands(tx: Executor): Promise<void> {
  await sql`SELECT FROM manufacturers WHERE id IN (SELECT id FROM import_manufacturers) ORDER BY id
    FOR NO KEY UPDATE`.execute(tx);
  await sql`UPDATE import_manufacturers s SET texts = coalesce(s.texts, t.texts, '{}'),
      logo = coalesce(s.logo, t.logo), producer = coalesce(s.producer, t.producer)
    FROM import_manufacturers n LEFT JOIN manufacturers t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}

/**
 * Merges, and has the search find those products by the name of their brand whose brand is called otherwise then, or is
 * another one. Their texts may stay as they are.
 */
export async function withBrandsInSearch(tx: Executor, merge: () => Promise<void>): Promise<void> {
  const models = await readRows<{ id: number }>(
    tx,
    sql`SELECT m.id FROM product_models m JOIN manufacturers was ON was.id = m.manufacturer_id
      LEFT JOIN import_product_models p ON p.id = m.id
      LEFT JOIN manufacturers t ON t.id = coalesce(p.manufacturer_id, m.manufacturer_id)
      LEFT JOIN import_manufacturers s ON s.id = coalesce(p.manufacturer_id, m.manufacturer_id)
      WHERE coalesce(s.name, t.name) <> was.name`,
  );
  await merge();
  if (models.length === 0) return;
  const ids = JSON.stringify(models.map(({ id }) => id));
  await refreshBrandInSearch(tx, sql`SELECT value::integer FROM jsonb_array_elements_text(${ids}::jsonb)`);
}
