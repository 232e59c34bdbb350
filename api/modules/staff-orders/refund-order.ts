import type { RefundResponse } from 'mf-shared/contract';
import { toDecimal, toMinor } from 'mf-shared/rules/minor-units';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { tryRefund } from '../payments/carry-out-refund.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refuseLargeRefund } from '../payments/refuse-large-refund.ts';
import { requestRefund } from '../payments/request-refund.ts';

interface StaffRefund {
  number: string;
  /** In the currency that was paid; all that is left without it. */
  amount: number | undefined;
  /** The gift card that is given back; without it an amount is for everything else. */
  giftCardId: number | null;
  reason: string;
  actorId: number;
  /** Most that the actor may give back of the payment; null without a limit. */
  limitMinor: number | null;
  key: string;
}

/** Gives a captured payment back, whole or in part; once per key. A provider that is down gets it later. @throws Refusal */
export async function refundOrder(payments: PaymentContext, wish: StaffRefund): Promise<RefundResponse> {
  const { db } = payments;
  const refundId = await inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('number', '=', wish.number)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Refusal(404, 'order_not_found');
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'refunded_minor'])
      .where('order_id', '=', order.id)
      .where('status', 'in', ['captured', 'refunded'])
      .where('part_of', 'is', null)
      .executeTakeFirst();
    if (!payment) throw new Refusal(409, 'nothing_to_refund');
    const amountMinor = wish.amount === undefined ? null : toMinor(wish.amount);
    const { id, isNew } = await requestRefund(tx, { ...wish, paymentId: payment.id, amountMinor });
    // A repetition changes nothing, so nothing is noted.
    if (!isNew) return id;
    await refuseLargeRefund(tx, payment.id, wish.limitMinor);
    await noteWrite(tx, wish.actorId, {
      action: 'order.refund',
      entity: 'order',
      entityId: wish.number,
      before: { refunded_minor: payment.refunded_minor },
      after: { refund: id, amount_minor: amountMinor, gift_card: wish.giftCardId, reason: wish.reason },
    });
    return id;
  });
  await tryRefund(payments, refundId);
  const settled = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.status', 'r.amount_minor', 'p.refunded_minor', 'p.currency'])
    .where('r.id', '=', refundId)
    .executeTakeFirstOrThrow();
  return {
    order_number: wish.number,
    refund_id: refundId,
    status: settled.status,
    amount: toDecimal(settled.amount_minor),
    refunded_total: toDecimal(settled.refunded_minor),
    currency: settled.currency,
  };
}
