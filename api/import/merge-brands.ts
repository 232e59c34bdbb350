import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * Texts, logo and producer that a file does not name of a brand, and whether it is among the first or hidden, stay as they
 * are stored, as the staff write them too (STAFF-53).
 */
export async function fillBrands(tx: Executor): Promise<void> {
  await sql`SELECT FROM manufacturers WHERE id IN (SELECT id FROM import_manufacturers) ORDER BY id
    FOR NO KEY UPDATE`.execute(tx);
  await sql`UPDATE import_manufacturers s SET texts = coalesce(s.texts, t.texts, '{}'),
      logo = coalesce(s.logo, t.logo), producer = coalesce(s.producer, t.producer),
      is_featured = coalesce(s.is_featured, t.is_featured, false), is_hidden = coalesce(s.is_hidden, t.is_hidden, false)
    FROM import_manufacturers n LEFT JOIN manufacturers t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
