import type { Transaction, Updateable } from 'kysely';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import type { StoreReturnsTable } from '../../db/schema/tables.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import type { StoreReturnRecord } from './read-store-return.ts';

/** The return, held until the transaction ends. @throws Refusal 404, or 409 where it is not as its reader knew it */
export async function lockReturn(
  tx: Transaction<Tables>,
  by: { code_hash: Uint8Array } | { number: number },
  version?: number,
): Promise<StoreReturnRecord> {
  const query = tx.selectFrom('store_returns').selectAll().forUpdate();
  const row = await ('number' in by
    ? query.where('number', '=', by.number)
    : query.where('code_hash', '=', by.code_hash)
  ).executeTakeFirst();
  if (!row) throw new Refusal(404, 'return_not_found');
  if (version !== undefined && version !== row.version) throw new Refusal(409, 'return_changed');
  return row;
}

/** Every write raises the version; what is over keeps its files for their time (AFTER-77). */
export async function changeReturn(
  tx: Transaction<Tables>,
  row: StoreReturnRecord,
  values: Updateable<StoreReturnsTable>,
): Promise<void> {
  const isOver = values.status !== undefined && isReturnOver(values.status);
  const now = new Date();
  await tx
    .updateTable('store_returns')
    .set({ ...values, version: row.version + 1, ...(isOver ? { ended_at: now } : {}) })
    .where('id', '=', row.id)
    .execute();
  if (isOver) await endAttachments(tx, { storeReturnId: row.id }, now);
}

/** In the log (STAFF-15). @param actorId null where the buyer did it */
export const noteReturn = (
  tx: Transaction<Tables>,
  actorId: number | null,
  { number }: StoreReturnRecord,
  write: { action: string; before: object | null; after: object },
): Promise<void> => noteWrite(tx, actorId, { ...write, entity: 'store_return', entityId: String(number) });
