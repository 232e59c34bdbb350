import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/** Texts that a file does not name of a brand stay as they are stored, as the staff write them too (STAFF-53). */
export async function fillBrands(tx: Executor): Promise<void> {
  await sql`UPDATE import_manufacturers s SET texts = coalesce(s.texts, t.texts, '{}')
    FROM import_manufacturers n LEFT JOIN manufacturers t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
