import type { RentalStatus } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { enqueueRentalMail } from './mail-rental.ts';

/** Where a reservation can go from where it is (RENTAL-8). */
const moves: Readonly<Record<RentalStatus, readonly RentalStatus[]>> = {
  reserved: ['handed_out', 'cancelled'],
  handed_out: ['returned', 'reserved'],
  returned: [],
  cancelled: [],
};

/** The renter's own cancelling, by the code of the mail, as long as nothing was handed out. @throws Refusal 404, 409 */
export async function cancelByCode(db: Database, codeHash: Uint8Array): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('rental_reservations')
      .select(['id', 'status'])
      .where('code_hash', '=', codeHash)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'rental_not_found');
    // A second press of the button says the same.
    if (row.status === 'cancelled') return;
    if (row.status !== 'reserved') throw new Refusal(409, 'rental_begun');
    await tx.updateTable('rental_reservations').set({ status: 'cancelled' }).where('id', '=', row.id).execute();
    await enqueueRentalMail(tx, row.id, 'cancelled');
  });
}

/** @throws Refusal 404; 409 where it stands elsewhere by now, or may not go there */
export async function moveAsStaff(
  db: Database,
  actorId: number,
  { id, from, to }: { id: string; from: RentalStatus; to: RentalStatus },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('rental_reservations')
      .select(['status', 'number'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'rental_not_found');
    if (row.status !== from || !moves[from].includes(to)) throw new Refusal(409, 'rental_moved');
    await tx.updateTable('rental_reservations').set({ status: to }).where('id', '=', id).execute();
    if (to === 'cancelled') await enqueueRentalMail(tx, id, 'cancelled');
    await noteWrite(tx, actorId, {
      action: 'rental.move',
      entity: 'rental_reservation',
      entityId: String(row.number),
      before: { status: from },
      after: { status: to },
    });
  });
}
