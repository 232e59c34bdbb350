import type { Transaction } from 'kysely';
import type { SettleWithdrawalResponse, settleWithdrawalRequest } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { readRefundLimits, requestRefund, tryRefund } from '../payments/refund-payment.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { putBackWithdrawn } from './put-back-withdrawn.ts';
import { referenceOf, type WithdrawalRow } from './read-after-sale.ts';

interface Settling extends z.output<typeof settleWithdrawalRequest> {
  number: string;
  withdrawalId: number;
  actorId: number;
  /** Most that the actor may give back where it is more than the withdrawal promises; null without a limit. */
  limitMinor: number | null;
}

/** Ends a declared withdrawal by the staff's hand, once: the money goes back, or it does not and why. @throws Refusal */
export async function settleWithdrawal(payments: PaymentContext, wish: Settling): Promise<SettleWithdrawalResponse> {
  const { outcome, number } = wish;
  const { reference, refundId } = await inTransaction(payments.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Refusal(404, 'order_not_found');
    const all = await tx
      .selectFrom('order_withdrawals')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    const index = all.findIndex(({ id }) => id === wish.withdrawalId);
    const withdrawal = all[index];
    if (!withdrawal) throw new Refusal(404, 'withdrawal_not_found');
    if (withdrawal.outcome !== null) throw new Refusal(409, 'withdrawal_settled');
    const told = { reference: referenceOf(number, index), actorId: wish.actorId, number };
    const refund = outcome === 'refunded' ? await refundIt(tx, order.id, withdrawal, { ...wish, ...told }) : null;
    if (wish.restock) await putBackWithdrawn(tx, order.id, withdrawal.lines);
    await tx
      .updateTable('order_withdrawals')
      .set({ outcome, settled_at: new Date(), settled_by: wish.actorId, note: wish.note })
      .where('id', '=', withdrawal.id)
      .execute();
    await noteWrite(tx, wish.actorId, {
      action: `order.withdrawal_${outcome}`,
      entity: 'order',
      entityId: number,
      before: null,
      after: { reference: told.reference, restock: wish.restock, note: wish.note },
    });
    return { reference: told.reference, refundId: refund };
  });
  if (refundId === null) return { reference, outcome, refund: null };
  await tryRefund(payments, refundId);
  const settled = await payments.db
    .selectFrom('payment_refunds')
    .select(['status', 'amount_minor'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { reference, outcome, refund: { amount: toDecimal(settled.amount_minor), status: settled.status } };
}

async function refundIt(
  tx: Transaction<Tables>,
  orderId: number,
  withdrawal: WithdrawalRow,
  wish: Settling & { reference: string },
): Promise<string> {
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'refunded_minor'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['captured', 'refunded'])
    .executeTakeFirst();
  if (!payment) throw new Refusal(409, 'nothing_to_refund');
  const proposed = proposedMinor(withdrawal, (await readRefundLimits(tx, payment.id)).goodsMinor);
  const amountMinor = wish.amount === undefined ? proposed : toMinor(wish.amount);
  const { id } = await requestRefund(tx, {
    ...{ paymentId: payment.id, amountMinor, giftCardId: null, reason: wish.reference, actorId: wish.actorId },
    key: `withdrawal ${withdrawal.id}`,
  });
  // What the law gives back needs nobody's leave.
  if (amountMinor > proposed) await refuseLargeRefund(tx, payment.id, wish.limitMinor);
  await noteWrite(tx, wish.actorId, {
    action: 'order.refund',
    entity: 'order',
    entityId: wish.number,
    before: { refunded_minor: payment.refunded_minor },
    after: { refund: id, amount_minor: amountMinor, reason: wish.reference },
  });
  return id;
}

/** What can be given back of a declaration: never more than is left of the payment. */
export const proposedMinor = (
  { outcome, refund_minor }: Pick<WithdrawalRow, 'outcome' | 'refund_minor'>,
  refundable: number,
): number => (outcome === null ? Math.min(refund_minor ?? refundable, refundable) : 0);

/** A cancellation that was handled gave everything back: what was declared before it is settled too. */
export async function settleWithCancellation(tx: Transaction<Tables>, orderId: number, actorId: number): Promise<void> {
  await tx
    .updateTable('order_withdrawals')
    .set({ outcome: 'refunded', settled_at: new Date(), settled_by: actorId })
    .where('order_id', '=', orderId)
    .where('outcome', 'is', null)
    .execute();
}
