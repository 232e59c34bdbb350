import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';

/**
 * Lets the mail with a card's code go out at once, where it waits to be tried again. The shop keeps no code of a mail that
 * went out: a new one is sent then (STAFF-50). @throws Refusal
 */
export const resendMail = (db: Database, id: number, actorId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const card = await tx
      .selectFrom('gift_cards')
      .select(['mail_key', 'replaced_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!card) throw new Refusal(404, 'not_found');
    if (card.replaced_by !== null) throw new Refusal(409, 'gift_card_replaced');
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ available_at: new Date() })
      .where('dedupe_key', '=', card.mail_key ?? '')
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal(409, 'gift_card_mailed');
    await noteWrite(tx, actorId, {
      ...{ action: 'gift_card_resend', entity: 'gift_card', entityId: String(id), before: null, after: {} },
    });
  });
