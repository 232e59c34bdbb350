import type { Transaction } from 'kysely';
import type {
  askForProduct,
  ComplaintOutcome,
  ComplaintStatus,
  complaintLetter,
  moveComplaint,
  PlacePieces,
  staffLetter,
} from 'mf-shared/contract';
import { givesMoney, isComplaintOver, needsWords, nextComplaintStatuses } from 'mf-shared/rules/complaint-moves';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { tellGiven } from '../after-sale/give-back.ts';
import { refuseOtherKeeper } from '../after-sale/refused-goods.ts';
import { claimAttachments } from '../attachments/claim-attachments.ts';
import { endAttachments } from '../attachments/end-attachments.ts';
import { noteWrite } from '../audit/note-write.ts';
import { askForLabel, endLabel } from '../carrier/ask-for-label.ts';
import { placedPieces, toPieces } from '../case-pieces/placed-pieces.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import { complaintKey } from './complaint-key.ts';
import { type GivenForComplaint, giveForComplaint } from './give-for-complaint.ts';
import { labelToAsk } from './label-of-complaint.ts';
import { lockCase } from './lock-case.ts';
import { enqueueComplaintMail, enqueueProductMail } from './mail-complaint.ts';
import type { ComplaintRecord } from './read-complaint.ts';

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
    await change(tx, row, status);
  });
}

type Move = z.output<typeof moveComplaint> & {
  actorId: number;
  /** Most that the actor may give back of a payment; null without a limit. */
  limitMinor: number | null;
};

/**
 * Moves a case by the staff's hand, with its letter to the buyer and the money that it ends in.
 * @throws Refusal 409 where another one was faster
 */
export async function moveAsStaff(
  { db, payments }: Pick<ServiceContext, 'db' | 'payments'>,
  number: number,
  move: Move,
): Promise<void> {
  const refundId = await inTransaction(db, (tx) => moveCase(tx, payments.orders, number, move));
  if (refundId !== null) await tryRefund(payments, refundId);
}

/** @returns the refund to carry out; null where no money goes back to a means of payment */
async function moveCase(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  number: number,
  { actorId, ...move }: Move,
): Promise<string | null> {
  const { status, body, version } = move;
  const row = await lockCase(tx, 'number', number, version);
  if (!nextComplaintStatuses(row.status).includes(status)) throw new Refusal(409, 'complaint_moved');
  const outcome = status === 'processed-return' ? (move.outcome ?? null) : null;
  if (needsWords(status, outcome) && body === '')
    throw new Refusal(400, 'invalid_request', { fields: { body: 'validation.required' } });
  await refuseOtherKeeper(tx, move.goods);
  if (status === 'processed-return' && outcome === null)
    throw new Refusal(400, 'invalid_request', { fields: { outcome: 'validation.required' } });
  const event = await tx
    .insertInto('complaint_events')
    .values({ complaint_id: row.id, by: 'staff', actor_id: actorId, status, body })
    .returning('id')
    .executeTakeFirstOrThrow();
  const money = givesMoney(outcome) ? await giveForComplaint(tx, row, { ...move, actorId }) : null;
  await change(tx, row, status, { outcome, ...money?.values });
  if (status === 'rejected-return' && move.goods)
    await tx
      .updateTable('complaints')
      .set({ refused_goods: move.goods.to, keeping_store_id: move.goods.store })
      .where('id', '=', row.id)
      .execute();
  await enqueueComplaintMail(tx, row.id, event.id, { awaitsReceipt: typeof money?.given?.refundId === 'string' });
  const after = { status, outcome, letter: body, goods: move.goods, ...money?.values };
  await note(tx, actorId, row, { action: 'complaint.move', before: { status: row.status }, after });
  const given = money?.given ?? null;
  // Last: a receipt's series is locked behind everything else.
  if (given && row.order_id !== null)
    await tellGiven(tx, orders, { orderId: row.order_id, complaintId: row.id }, { key: complaintKey(row), given });
  return given?.refundId ?? null;
}

/** A letter to the buyer, which is mailed, or a note that only the staff see. @throws Refusal 409 as above */
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
    await change(tx, row, null);
    if (!is_internal) await enqueueComplaintMail(tx, row.id, event.id);
    const action = is_internal ? 'complaint.note' : 'complaint.letter';
    await note(tx, actorId, row, { action, before: null, after: { body } });
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
    await change(tx, row, null);
    await endLabel(tx, { complaintId: row.id });
    if (label) await askForLabel(tx, { complaintId: row.id }, label);
    await enqueueProductMail(tx, row.id, { isNeeded: is_needed, awaitsLabel: label !== null });
    await note(tx, actorId, row, {
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
    await change(tx, row, null);
    await note(tx, actorId, row, {
      ...{ action: 'complaint.placed', before: { pieces: before.map(toPieces) } },
      after: { pieces: placed.map(toPieces) },
    });
  });
}

async function change(
  tx: Transaction<Tables>,
  row: ComplaintRecord,
  status: ComplaintStatus | null,
  ending: { outcome: ComplaintOutcome | null } & Partial<GivenForComplaint> = { outcome: null },
): Promise<void> {
  const now = new Date();
  const isOver = status !== null && isComplaintOver(status);
  await tx
    .updateTable('complaints')
    .set({
      version: row.version + 1,
      ...(status ? { status, status_at: now, ...ending } : {}),
      ...(isOver ? { ended_at: now } : {}),
    })
    .where('id', '=', row.id)
    .execute();
  if (!isOver) return;
  await endAttachments(tx, { complaintId: row.id }, now);
  await endLabel(tx, { complaintId: row.id });
}

const note = (
  tx: Transaction<Tables>,
  actorId: number,
  { number }: ComplaintRecord,
  write: { action: string; before: object | null; after: object },
): Promise<void> => noteWrite(tx, actorId, { ...write, entity: 'complaint', entityId: String(number) });
