import { canCancel } from 'mf-shared/rules/order-status-moves';
import type { StoredOrderStatus } from '../../db/schema/orders.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../outbox/enqueue.ts';

const hourMs = 3_600_000;

/**
 * Number and email are no secret between a buyer and who knows them: they bring a link to the order's own mailbox, at most
 * once an hour, and change nothing (decision 200). @throws Refusal 409 when there is nothing to cancel any more.
 */
export async function mailCancelLink(db: Database, orderId: number): Promise<StoredOrderStatus> {
  const { status } = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!canCancel(status)) throw new Refusal(409, 'order_not_cancellable');
  const hour = Math.floor(Date.now() / hourMs);
  await enqueue(db, {
    kind: 'order_cancel_link',
    payload: { orderId },
    dedupeKey: `order_cancel_link ${orderId} ${hour}`,
  });
  return status;
}
