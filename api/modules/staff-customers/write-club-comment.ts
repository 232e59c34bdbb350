import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';

interface WrittenComment {
  /** The customer. */
  id: number;
  actorId: number;
  comment: string;
  /** What its writer saw before; left out by those who did not look. */
  was: string | undefined;
}

/** What the staff note about a member of the club. @throws Refusal 409 where somebody else wrote meanwhile */
export async function writeClubComment(db: Database, { id, actorId, comment, was }: WrittenComment): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('customers')
      .select('club_comment')
      .where('id', '=', id)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal(404, 'customer_not_found');
    if (was !== undefined && was !== row.club_comment) throw new Refusal(409, 'changed_meanwhile');
    await tx.updateTable('customers').set({ club_comment: comment }).where('id', '=', id).execute();
    await noteWrite(tx, actorId, {
      action: 'club_comment',
      entity: 'customer',
      entityId: String(id),
      before: { comment: row.club_comment },
      after: { comment },
    });
  });
}
