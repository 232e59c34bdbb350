import type { Executor } from '../../db/schema.ts';

/**
 * What a member of staff changed, kept in the transaction that changed it (STAFF-15).
 * @param actorId null where another system did it, whose token is the entity, or the buyer of the case did
 */
export async function noteWrite(
  db: Executor,
  actorId: number | null,
  write: { action: string; entity: string; entityId: string; before: object | null; after: object | null },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action: write.action,
      entity: write.entity,
      entity_id: write.entityId,
      before: write.before && JSON.stringify(write.before),
      after: write.after && JSON.stringify(write.after),
    })
    .execute();
}
