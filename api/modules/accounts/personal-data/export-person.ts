import type { ServiceContext } from '../../../http/service-module.ts';
import { namedFiles } from './exported-files.ts';
import { findPerson } from './find-person.ts';
import { personalRecords } from './personal-records.ts';

/** GET /api/customer/export/: everything held about the customer. */
export async function exportPerson(
  { db, secret, settings }: Pick<ServiceContext, 'db' | 'secret' | 'settings'>,
  id: number,
): Promise<Record<string, unknown>> {
  const person = await findPerson(db, id);
  const nameFile = namedFiles(secret, settings.publicUrl);
  const parts: [string, unknown][] = [];
  for (const record of personalRecords) parts.push([record.name, await record.read(db, person, nameFile)]);
  return { exported_at: new Date().toISOString(), ...Object.fromEntries(parts) };
}
