import type { Transaction } from 'kysely';
import type { SettleRefundResponse, settleRefundRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row, Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { type RefundWish, requestRefund } from '../payments/request-refund.ts';
import { lockPayment } from '../payments/settle-payment.ts';
import { settleRefund } from '../payments/settle-refund.ts';

interface Settling extends z.output<typeof settleRefundRequest> {
  id: string;
  actorId: number;
  /** Most that the actor may give back of the payment; null without a limit. */
  limitMinor: number | null;
}

/**
 * Sees to a refund that the provider refused: another one takes its place, once, or it is closed. One that only waits for
 * its provider can be tried at once.
 * @throws Refusal 404, 409 where somebody else has seen to it, 400 where words are missing
 */
export async function settleRefused(payments: PaymentContext, wish: Settling): Promise<SettleRefundResponse> {
  if (wish.action !== 'again' && wish.note === '')
    throw new Refusal(400, 'invalid_request', { fields: { note: 'validation.required' } });
  const id = await inTransaction(payments.db, (tx) => seeTo(tx, payments, wish));
  await tryRefund(payments, id);
  const { status } = await payments.db
    .selectFrom('payment_refunds')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { status };
}

/** @returns the refund that is to be carried out now */
async function seeTo(tx: Transaction<Tables>, { orders }: PaymentContext, wish: Settling): Promise<string> {
  const refund = await lockRefund(tx, wish.id);
  const note = (after: object) =>
    noteWrite(tx, wish.actorId, {
      ...{ action: `refund.${wish.action}`, entity: 'refund', entityId: refund.id },
      before: { status: refund.status, amount_minor: refund.amount_minor },
      after: { ...after, note: wish.note },
    });
  if (refund.status === 'requested' && wish.action === 'again') return refund.id;
  const { taken } = await tx
    .selectFrom('payment_refunds')
    .select((eb) => eb.fn.countAll<string>().as('taken'))
    .where('again_of', '=', refund.id)
    .executeTakeFirstOrThrow();
  if (refund.status !== 'refused' || refund.closed_at || Number(taken) > 0) throw new Refusal(409, 'refund_settled');
  if (wish.action === 'close') {
    await tx.updateTable('payment_refunds').set({ closed_at: new Date() }).where('id', '=', refund.id).execute();
    await note({ closed: true });
    return refund.id;
  }
  const isByHand = wish.action === 'by_hand';
  const { id } = await requestRefund(tx, { ...(await sameWish(tx, refund)), actorId: wish.actorId, isByHand });
  await refuseLargeRefund(tx, refund.payment_id, wish.limitMinor);
  await note({ refund: id });
  if (isByHand) await settleRefund(tx, orders, { id, payment_id: refund.payment_id }, 'done');
  return id;
}

/** Under the lock of its payment, which every refund takes first. */
async function lockRefund(tx: Transaction<Tables>, id: string): Promise<Row<'payment_refunds'>> {
  const known = await tx.selectFrom('payment_refunds').select('payment_id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new Refusal(404, 'refund_not_found');
  await lockPayment(tx, known.payment_id);
  return tx.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** What the refused refund asked for: of goods, of one gift card that was bought, or of all that was left. */
async function sameWish(tx: Transaction<Tables>, refund: Row<'payment_refunds'>): Promise<RefundWish> {
  const cards = await tx.selectFrom('gift_card_refunds').selectAll().where('refund_id', '=', refund.id).execute();
  const [card] = cards;
  const isOfCard = card !== undefined && cards.length === 1 && card.refund_minor === refund.amount_minor;
  return {
    ...{ paymentId: refund.payment_id, reason: refund.reason, actorId: null },
    amountMinor: isOfCard || cards.length === 0 ? refund.amount_minor : null,
    giftCardId: isOfCard ? card.gift_card_id : null,
    ...(refund.withdrawal_id === null ? {} : { withdrawalId: refund.withdrawal_id }),
    ...(refund.complaint_id === null ? {} : { complaintId: refund.complaint_id }),
    ...{ againOf: refund.id, key: `again ${refund.id}` },
  };
}
