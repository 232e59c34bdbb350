import type { TransferStatus } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { noteWrite } from '../audit/note-write.ts';

/** Goods that were sent arrive; what was not sent yet can be called off. */
const moves: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  requested: ['sent', 'cancelled'],
  sent: ['received'],
  received: [],
  cancelled: [],
};

export const nextTransferStatuses = (from: TransferStatus): readonly TransferStatus[] => moves[from];

/** A request that came, or was moved on. */
export function noteTransfer(
  db: Executor,
  actorId: number,
  { id, before, after }: { id: number; before: object | null; after: object },
): Promise<void> {
  const action = before ? 'transfer_request.move' : 'transfer_request.create';
  return noteWrite(db, actorId, { action, entity: 'transfer_request', entityId: String(id), before, after });
}
