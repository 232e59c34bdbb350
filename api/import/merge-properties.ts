import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/** Values that a file does not name stay where products have them, as staff may have given them (STAFF-74). */
export async function fillProperties(tx: Executor): Promise<void> {
  await sql`UPDATE import_properties s SET value_names = u.names || s.value_names
    FROM (SELECT p.id, jsonb_object_agg(v.key, v.value) AS names FROM properties p, jsonb_each(p.value_names) v
      WHERE EXISTS (SELECT FROM model_properties o WHERE o.property_id = p.id AND o.value = v.key) GROUP BY p.id) u
    WHERE u.id = s.id AND s.filter = 'checkbox'`.execute(tx);
}
