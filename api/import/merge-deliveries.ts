import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * A way to deliver that staff stopped stays stopped, and descriptions that a file does not name stay as they are stored. One
 * that staff made is the file's from the moment on when it names it (STAFF-52).
 */
export async function fillDeliveries(tx: Executor): Promise<void> {
  await sql`UPDATE delivery_methods SET made_by_staff = false
    WHERE made_by_staff AND id IN (SELECT id FROM import_delivery_methods)`.execute(tx);
  await sql`UPDATE import_delivery_methods s SET is_active = NOT coalesce(t.is_stopped, false),
      descriptions = coalesce(s.descriptions, t.descriptions, '{}')
    FROM import_delivery_methods n LEFT JOIN delivery_methods t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
