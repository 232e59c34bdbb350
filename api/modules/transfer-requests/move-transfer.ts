import type { Transaction } from 'kysely';
import type { TransferStatus } from 'mf-shared/contract';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeShelves, findShortPick, putOnShelves } from './move-stock.ts';
import { readTransferRows } from './read-transfer-rows.ts';
import { nextTransferStatuses, noteTransfer } from './transfer-moves.ts';

/** Moves a request on, and its goods with it: off the shelves when sent, onto the asking store's when received. @throws Refusal */
export async function moveTransfer(
  tx: Transaction<Tables>,
  staffId: number,
  id: number,
  to: TransferStatus,
): Promise<void> {
  const request = await tx
    .selectFrom('transfer_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Refusal(404, 'transfer_not_found');
  if (!nextTransferStatuses(request.status).includes(to)) throw new Refusal(409, 'transfer_moved');
  const rows = (await readTransferRows(tx, [id])).get(id) ?? [];
  const picks = rows.map((row) => ({ variantId: row.variant_id, storeId: row.from_store_id, amount: row.amount }));
  const held = request.reserves ? -1 : 0;
  if (to === 'sent') {
    if (!request.reserves && (await findShortPick(tx, picks))) throw new Refusal(409, 'transfer_moved');
    await changeShelves(tx, picks, { quantity: -1, reserved: held });
  }
  if (to === 'cancelled') await changeShelves(tx, picks, { quantity: 0, reserved: held });
  if (to === 'received') await putOnShelves(tx, picks, request.to_store_id);
  await tx.updateTable('transfer_requests').set({ status: to }).where('id', '=', id).execute();
  await noteTransfer(tx, staffId, { id, before: { status: request.status }, after: { status: to } });
}
