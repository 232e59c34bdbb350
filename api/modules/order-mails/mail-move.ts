import type { Transaction } from 'kysely';
import type { Executor, StoredOrderStatus, StoredPaymentStatus, Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { cancellationWords } from '../orders/cancellation-words.ts';
import type { OrderMove } from '../orders/order-events.ts';
import { receiptsOf } from '../orders/receipts-of.ts';
import { tellCancelled } from './tell-cancelled.ts';

const templates: Partial<Record<StoredOrderStatus, string>> = {
  ready_for_pick_up: 'order_ready',
  transported_to_pickuplocation: 'order_at_pickup_point',
  shipped: 'order_shipped',
};

const sold: readonly StoredPaymentStatus[] = ['authorised', 'captured', 'refunded'];

/** Writes to the buyer about a move by hand. What a payment or a withdrawal moves has a mail of its own, or none. */
export async function mailMove(tx: Transaction<Tables>, move: OrderMove): Promise<void> {
  if (move.cause === 'payment' || move.cause === 'withdrawal') return;
  const template = await templateOf(tx, move);
  if (!template) return;
  const cancelled = move.to === 'cancelled' ? await tellCancelled(tx, move.orderId) : null;
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'email', 'first_name', 'language', 'delivery', 'tracking_link'])
    .where('id', '=', move.orderId)
    .executeTakeFirstOrThrow();
  const payments = await tx
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('order_id', '=', move.orderId)
    .orderBy('created_at')
    .execute();
  // An order that was never paid nor sold on an invoice has no receipts.
  const hasReceipts = move.to === 'cancelled' && payments.some(({ status }) => sold.includes(status));
  await enqueueMail(tx, {
    receiptsOf: hasReceipts ? receiptsOf(order, payments) : undefined,
    template: cancelled?.isSettled ? 'order_cancelled_settled' : template,
    to: order.email,
    language: move.locale ?? keptLocale(order.language),
    values: {
      ...{ first_name: order.first_name, number: order.number, place: order.delivery.location ?? '' },
      ...(templates[move.to] && order.tracking_link !== '' ? { link: order.tracking_link } : {}),
      ...cancelled?.values,
    },
    dedupeKey: `${template} ${move.orderId} ${move.id}`,
  });
}

async function templateOf(db: Executor, { orderId, from, to }: OrderMove): Promise<string | undefined> {
  if (to === 'manual_cancellation') return `order_cancellation${await cancellationWords(db, orderId)}`;
  if (to === 'cancelled') return `order_cancelled${await cancellationWords(db, orderId)}`;
  return from === 'manual_cancellation' ? 'order_cancellation_refused' : templates[to];
}
