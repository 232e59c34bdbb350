import type { Database } from '../../../db/schema.ts';
import { findPerson } from './find-person.ts';
import { personalRecords } from './personal-records.ts';

/** GET /api/customer/export/: everything held about the customer. */
export async function exportPerson(db: Database, id: number): Promise<Record<string, unknown>> {
  const person = await findPerson(db, id);
  const parts: [string, unknown][] = [];
  for (const record of personalRecords) parts.push([record.name, await record.read(db, person)]);
  return { exported_at: new Date().toISOString(), ...Object.fromEntries(parts) };
}
