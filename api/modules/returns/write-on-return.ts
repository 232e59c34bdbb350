import type { moveReturn, returnLetter, staffReturnLetter } from 'mf-shared/contract';
import { needsWords } from 'mf-shared/rules/complaint-moves';
import { isPlainMove, isReturnOver, nextReturnStatuses } from 'mf-shared/rules/return-moves';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { mailReturn } from '../after-sale/mail-return.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { changeReturn, withReturn } from './with-return.ts';

interface ByStaff {
  reference: string;
  actorId: number;
}

/** A buyer's letter with files, as long as the return is open. An answer takes one that waited for it on. @throws Refusal */
export function writeAsBuyer(db: Database, code: string, letter: z.output<typeof returnLetter>): Promise<void> {
  return withReturn(db, { code }, async (tx, { row }) => {
    const { body, requestKey: request_key, draft, attachments: ids } = letter;
    const twin = await tx
      .selectFrom('return_events')
      .select('id')
      .where('return_id', '=', row.id)
      .where('request_key', '=', request_key)
      .executeTakeFirst();
    if (twin) return;
    if (isReturnOver(returnStatusOf(row))) throw new Refusal(409, 'return_over');
    const status = row.stage === 'more_info-return' ? 'processing-return' : null;
    const event = await tx
      .insertInto('return_events')
      .values({ return_id: row.id, by: 'buyer', status, body, request_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimAttachments(tx, { returnId: row.id, eventId: event.id, draft, ids });
    await changeReturn(tx, row, status ? { stage: status, stage_at: new Date() } : {});
  });
}

/** Moves a return by the staff's hand: it is being handled, or the buyer is asked for more. @throws Refusal 409 */
export function moveAsStaff(db: Database, { actorId, ...move }: z.output<typeof moveReturn> & ByStaff): Promise<void> {
  const { status, body } = move;
  return withReturn(db, move, async (tx, { rows, row, reference }) => {
    const before = returnStatusOf(row);
    if (!row.has_left) throw new Refusal(409, 'return_with_shop');
    // Goods and money are decided about by an inspection.
    if (!nextReturnStatuses(before).includes(status) || !isPlainMove(status)) throw new Refusal(409, 'return_moved');
    if (needsWords(status) && body === '')
      throw new Refusal(400, 'invalid_request', { fields: { body: 'validation.required' } });
    const event = { return_id: row.id, by: 'staff', actor_id: actorId, status, body } as const;
    await tx.insertInto('return_events').values(event).execute();
    await changeReturn(tx, row, { stage: status, stage_at: new Date() });
    if (status === 'more_info-return')
      await mailReturn(tx, rows, {
        ...{ template: 'return_more_info', reference, message: body },
        asks: { returnId: row.id, stage: status },
      });
    else if (body !== '') await mailReturn(tx, rows, { template: 'return_letter', reference, message: body });
    await noteWrite(tx, actorId, {
      ...{ action: 'return.move', entity: 'order', entityId: rows.order.number, before: { status: before } },
      after: { reference, status, letter: body },
    });
  });
}

/** A letter to the buyer, which is mailed, or a note that only the staff see. @throws Refusal 409 as above */
export function writeAsStaff(
  db: Database,
  { actorId, ...letter }: z.output<typeof staffReturnLetter> & ByStaff,
): Promise<void> {
  const { body, is_internal } = letter;
  // A note of the staff's own holds whatever somebody else has done meanwhile.
  const which = is_internal ? { ...letter, version: null } : letter;
  return withReturn(db, which, async (tx, { rows, row, reference }) => {
    const event = { return_id: row.id, by: 'staff', actor_id: actorId, body, is_internal } as const;
    await tx.insertInto('return_events').values(event).execute();
    await changeReturn(tx, row, {});
    if (!is_internal) await mailReturn(tx, rows, { template: 'return_letter', reference, message: body });
    await noteWrite(tx, actorId, {
      ...{ action: is_internal ? 'return.note' : 'return.letter', entity: 'order', entityId: rows.order.number },
      ...{ before: null, after: { reference, body } },
    });
  });
}
