import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Every write of the staff is in the audit log (decisions.md, Calls). */
export async function noteTransfer(
  tx: Transaction<Tables>,
  actorId: number,
  id: number,
  before: object | null,
  after: object,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action: before ? 'transfer_request.move' : 'transfer_request.create',
      entity: 'transfer_request',
      entity_id: String(id),
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}
