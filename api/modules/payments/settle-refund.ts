import type { Transaction } from 'kysely';
import { afterCommit } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/schema.ts';
import { countPayment } from '../../metrics/service-counts.ts';
import type { OrderLifecycle } from '../orders/order-lifecycle.ts';
import { readOrderRefund } from './read-order-refund.ts';
import { lockPayment } from './settle-payment.ts';

/** Under the order's lock: what listeners write about one refund, the next one reads. */
export async function settleRefund(
  tx: Transaction<Tables>,
  orders: OrderLifecycle,
  { id, payment_id }: { id: string; payment_id: string },
  status: 'done' | 'refused',
) {
  await lockPayment(tx, payment_id);
  const settled = await tx
    .updateTable('payment_refunds')
    .set({ status, settled_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returning('amount_minor')
    .executeTakeFirst();
  if (settled && status === 'done') {
    const { provider } = await tx
      .updateTable('payments')
      .set((eb) => ({
        refunded_minor: eb('refunded_minor', '+', settled.amount_minor),
        status: 'refunded',
        updated_at: new Date(),
      }))
      .where('id', '=', payment_id)
      .returning('provider')
      .executeTakeFirstOrThrow();
    afterCommit(tx, () => countPayment({ provider, state: 'refunded' }));
    await orders.notify(tx, 'refunded', await readOrderRefund(tx, id));
  }
  if (settled && status === 'refused') await putBackOnGiftCards(tx, id);
  return status;
}

/** The provider gave nothing back, so the cards hold their money again. */
async function putBackOnGiftCards(tx: Transaction<Tables>, refundId: string): Promise<void> {
  const parts = await tx
    .selectFrom('gift_card_refunds')
    .select(['gift_card_id', 'amount_minor'])
    .where('refund_id', '=', refundId)
    .orderBy('gift_card_id')
    .execute();
  for (const { gift_card_id, amount_minor } of parts)
    await tx
      .updateTable('gift_cards')
      .set((eb) => ({ balance_minor: eb('balance_minor', '+', amount_minor) }))
      .where('id', '=', gift_card_id)
      .execute();
}
