import type { Transaction } from 'kysely';
import type { moveComplaint } from 'mf-shared/contract';
import { givesMoney, needsWords, nextComplaintStatuses } from 'mf-shared/rules/complaint-moves';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { tellGiven } from '../after-sale/give-back.ts';
import { refuseOtherKeeper } from '../after-sale/refused-goods.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import { changeCase, noteCase } from './change-case.ts';
import { complaintKey } from './complaint-key.ts';
import { giveForComplaint } from './give-for-complaint.ts';
import { lockCase } from './lock-case.ts';
import { enqueueComplaintMail } from './mail-complaint.ts';

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
  await changeCase(tx, row, status, { outcome, ...money?.values });
  if (status === 'rejected-return' && move.goods)
    await tx
      .updateTable('complaints')
      .set({ refused_goods: move.goods.to, keeping_store_id: move.goods.store })
      .where('id', '=', row.id)
      .execute();
  await enqueueComplaintMail(tx, row.id, event.id, { awaitsReceipt: typeof money?.given?.refundId === 'string' });
  const after = { status, outcome, letter: body, goods: move.goods, ...money?.values };
  await noteCase(tx, actorId, row, { action: 'complaint.move', before: { status: row.status }, after });
  const given = money?.given ?? null;
  // Last: a receipt's series is locked behind everything else.
  if (given && row.order_id !== null)
    await tellGiven(tx, orders, { orderId: row.order_id, complaintId: row.id }, { key: complaintKey(row), given });
  return given?.refundId ?? null;
}
