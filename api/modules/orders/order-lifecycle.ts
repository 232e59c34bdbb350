import type { Transaction } from 'kysely';
import { canMoveOrder } from 'mf-shared/rules/order-status-moves';
import type { StoredOrderStatus, Tables } from '../../db/schema.ts';
import { createNotify, type Listeners, type Notify } from '../../events/notify.ts';
import type { MoveBy, OrderEvents } from './order-events.ts';

/**
 * The steps of an order's life. Each works in the caller's transaction, which holds the order's lock, and tells what
 * happened to whoever listens in the same transaction.
 */
export interface OrderLifecycle {
  notify: Notify<OrderEvents>;
  /** An unpaid order is sold: it is to be processed. */
  sell(tx: Transaction<Tables>, orderId: number): Promise<void>;
  /** The money for an order has come. */
  pay(tx: Transaction<Tables>, orderId: number, at: Date): Promise<void>;
  /** An unpaid order comes to nothing. */
  release(tx: Transaction<Tables>, orderId: number): Promise<void>;
  /** @throws where the rules know no such move (AFTER-9 to AFTER-14). */
  move(
    tx: Transaction<Tables>,
    orderId: number,
    way: { from: StoredOrderStatus; to: StoredOrderStatus },
    by: MoveBy,
  ): Promise<void>;
}

export function createOrderLifecycle(listeners: Listeners<OrderEvents>): OrderLifecycle {
  const notify = createNotify(listeners);

  const move: OrderLifecycle['move'] = async (tx, orderId, { from, to }, by) => {
    const isWithdrawn = by.cause === 'withdrawal' || (by.cause === 'staff' && by.isWithdrawn);
    if (!canMoveOrder(from, to, isWithdrawn)) throw new Error(`an order does not move from ${from} to ${to}`);
    await tx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
    const { id } = await tx
      .insertInto('order_status_history')
      .values({
        order_id: orderId,
        status: to,
        actor_id: by.cause === 'staff' ? by.actorId : null,
        note: by.cause === 'payment' ? '' : by.note,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await notify(tx, 'moved', {
      id,
      orderId,
      from,
      to,
      cause: by.cause,
      locale: by.cause === 'buyer' ? by.locale : null,
    });
    if (to === 'cancelled' && by.cause === 'staff') await notify(tx, 'cancelled', { orderId, actorId: by.actorId });
  };

  return {
    notify,
    move,
    async sell(tx, orderId) {
      await notify(tx, 'sold', { orderId });
      await move(tx, orderId, { from: 'pending_payment', to: 'processing' }, { cause: 'payment' });
    },
    async pay(tx, orderId, at) {
      await tx.updateTable('orders').set({ paid_at: at }).where('id', '=', orderId).execute();
      await notify(tx, 'paid', { orderId });
    },
    async release(tx, orderId) {
      await notify(tx, 'released', { orderId });
      await move(tx, orderId, { from: 'pending_payment', to: 'cancelled' }, { cause: 'payment' });
    },
  };
}
