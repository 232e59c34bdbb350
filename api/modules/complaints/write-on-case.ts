import type { askForProduct, complaintLetter, PlacePieces, staffLetter } from 'mf-shared/contract';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { askForLabel, endLabel } from '../carrier/ask-for-label.ts';
import { placedPieces, toPieces } from '../case-pieces/placed-pieces.ts';
import { changeCase, noteCase } from './change-case.ts';
import { labelToAsk } from './label-of-complaint.ts';
import { lockCase } from './lock-case.ts';
import { enqueueComplaintMail, enqueueProductMail } from './mail-complaint.ts';

/** A buyer's letter with files, as long as the case is open. An answer takes a case that waited for it on. @throws Refusal */
export async function writeAsBuyer(
  db: Database,
  code_hash: Uint8Array,
  letter: z.output<typeof complaintLetter>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockCase(tx, 'code_hash', code_hash);
    const twin = await tx
      .selectFrom('complaint_events')
      .select('id')
      .where('complaint_id', '=', row.id)
      .where('request_key', '=', letter.requestKey)
      .executeTakeFirst();
    if (twin) return;
    if (isComplaintOver(row.status)) throw new Refusal(409, 'complaint_over');
    const status = row.status === 'more_info-return' ? 'processing-return' : null;
    const event = await tx
      .insertInto('complaint_events')
      .values({ complaint_id: row.id, by: 'buyer', status, body: letter.body, request_key: letter.requestKey })
      .returning('id')
      .executeTakeFirstOrThrow();
    const files = { complaintId: row.id, eventId: event.id, draft: letter.draft, ids: letter.attachments };
    await claimAttachments(tx, files);
    await changeCase(tx, row, status);
  });
}

/** A letter to the buyer, which is mailed, or a note that only the staff see. @throws Refusal 409 where another one was faster */
export async function writeAsStaff(
  db: Database,
  number: number,
  { actorId, version, body, is_internal }: z.output<typeof staffLetter> & { actorId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockCase(tx, 'number', number, version);
    const event = await tx
      .insertInto('complaint_events')
      .values({ complaint_id: row.id, by: 'staff', actor_id: actorId, body, is_internal })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changeCase(tx, row, null);
    if (!is_internal) await enqueueComplaintMail(tx, row.id, event.id);
    const action = is_internal ? 'complaint.note' : 'complaint.letter';
    await noteCase(tx, actorId, row, { action, before: null, after: { body } });
  });
}

/**
 * Asks the buyer for the product, with a label where a carrier makes one, or says that it is not needed, by mail (AFTER-120,
 * AFTER-128). @returns the complaint whose label is to be made, else null @throws Refusal 409 as above
 */
export async function askForProductAsStaff(
  context: Pick<ServiceContext, 'db' | 'catalogue' | 'settings'>,
  number: number,
  { actorId, version, is_needed }: z.output<typeof askForProduct> & { actorId: number },
): Promise<string | null> {
  const label = is_needed ? await labelToAsk(context, number) : null;
  return inTransaction(context.db, async (tx) => {
    const row = await lockCase(tx, 'number', number, version);
    if (isComplaintOver(row.status)) throw new Refusal(409, 'complaint_over');
    if (row.product_needed === is_needed) return null;
    const asked = { product_needed: is_needed, tracking_code: '' };
    await tx.updateTable('complaints').set(asked).where('id', '=', row.id).execute();
    await changeCase(tx, row, null);
    await endLabel(tx, { complaintId: row.id });
    if (label) await askForLabel(tx, { complaintId: row.id }, label);
    await enqueueProductMail(tx, row.id, { isNeeded: is_needed, awaitsLabel: label !== null });
    await noteCase(tx, actorId, row, {
      ...{ action: 'complaint.product', before: { is_needed: row.product_needed }, after: { is_needed } },
    });
    return label && row.id;
  });
}

/** How the pieces of a case are and where, for the staff alone (AFTER-113). @throws Refusal 400, 409 as above */
export async function placeAsStaff(
  { db, catalogue }: Pick<ServiceContext, 'db' | 'catalogue'>,
  number: number,
  { actorId, version, rows }: PlacePieces & { actorId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockCase(tx, 'number', number, version);
    const before = await tx
      .selectFrom('complaint_rows')
      .select(['position', 'condition', 'destination', 'store_id', 'place'])
      .where('complaint_id', '=', row.id)
      .orderBy('position')
      .execute();
    const placed = placedPieces(rows, before.length, catalogue.catalogue);
    for (const [at, { position }] of before.entries())
      await tx
        .updateTable('complaint_rows')
        .set(placed[at] ?? {})
        .where('complaint_id', '=', row.id)
        .where('position', '=', position)
        .execute();
    await changeCase(tx, row, null);
    await noteCase(tx, actorId, row, {
      ...{ action: 'complaint.placed', before: { pieces: before.map(toPieces) } },
      after: { pieces: placed.map(toPieces) },
    });
  });
}
