import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * What a file does not name of a store stays as it is stored, as the staff write it too; a new store has the defaults.
 * Whether a known store is open, no file says: staff open and close stores (STAFF-47).
 */
export async function fillStores(tx: Executor): Promise<void> {
  // Staff who close one now wait for the files.
  await sql`SELECT FROM stores WHERE id IN (SELECT id FROM import_stores) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE import_stores s SET short_name = coalesce(s.short_name, nullif(t.short_name, t.name), s.name),
      nouto = coalesce(s.nouto, t.nouto, false), sells_online = coalesce(s.sells_online, t.sells_online, true),
      address = coalesce(s.address, t.address, ''), postal_code = coalesce(s.postal_code, t.postal_code, ''),
      city = coalesce(s.city, t.city, ''), phone = coalesce(s.phone, t.phone, ''), email = coalesce(s.email, t.email, ''),
      is_open = coalesce(t.is_open, s.is_open, true), latitude = coalesce(s.latitude, t.latitude), longitude = coalesce(s.longitude, t.longitude),
      opening_hours = coalesce(s.opening_hours, t.opening_hours, '[null, null, null, null, null, null, null]')
    FROM import_stores n LEFT JOIN stores t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}
