import { sql } from 'kysely';
import type { StaffSettings } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readGeneralSettings } from '../../read-model/general-settings.ts';
import { noteWrite } from '../audit/note-write.ts';

export async function readSettings(db: Database): Promise<StaffSettings> {
  return {
    results: await db
      .selectFrom('settings')
      .select(['key', 'value'])
      .where('is_public', '=', true)
      .orderBy('key')
      .execute(),
  };
}

/** Changes a setting that the shop has and that is no secret. @throws Refusal 404 for another, 400 for a value that could not be read */
export async function writeSetting(
  db: Database,
  { key, value, actorId }: { key: string; value: string; actorId: number },
): Promise<void> {
  readGeneralSettings(new Map([[key, value]]), () => {
    throw new Refusal(400, 'invalid_request', { fields: { value: 'validation.invalid' } });
  });
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .where('is_public', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new Refusal(404, 'not_found');
    if (before.value === value) return;
    await tx.updateTable('settings').set({ value }).where('key', '=', key).execute();
    await noteWrite(tx, actorId, {
      ...{ action: 'setting', entity: 'setting', entityId: key },
      ...{ before, after: { value } },
    });
    await sql`SELECT bump_catalogue_version()`.execute(tx);
  });
}
