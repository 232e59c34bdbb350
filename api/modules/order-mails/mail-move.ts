import type { Transaction } from 'kysely';
import type { Executor, StoredOrderStatus, Tables } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { cancellationWords } from '../orders/cancellation-words.ts';
import type { OrderMove } from '../orders/order-events.ts';

const templates: Partial<Record<StoredOrderStatus, string>> = {
  ready_for_pick_up: 'order_ready',
  transported_to_pickuplocation: 'order_at_pickup_point',
  shipped: 'order_shipped',
};

/** Writes to the buyer about a move by hand. What a payment or a withdrawal moves has a mail of its own, or none. */
export async function mailMove(tx: Transaction<Tables>, move: OrderMove): Promise<void> {
  if (move.cause === 'payment' || move.cause === 'withdrawal') return;
  const template = await templateOf(tx, move);
  if (!template) return;
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'email', 'first_name', 'language', 'delivery'])
    .where('id', '=', move.orderId)
    .executeTakeFirstOrThrow();
  await enqueueMail(tx, {
    template,
    to: order.email,
    language: keptLocale(order.language),
    values: { first_name: order.first_name, number: order.number, place: order.delivery.location ?? '' },
    dedupeKey: `${template} ${move.orderId} ${move.id}`,
  });
}

async function templateOf(db: Executor, { orderId, from, to }: OrderMove): Promise<string | undefined> {
  if (to === 'manual_cancellation') return `order_cancellation${await cancellationWords(db, orderId)}`;
  if (to === 'cancelled') return `order_cancelled${await cancellationWords(db, orderId)}`;
  return from === 'manual_cancellation' ? 'order_cancellation_refused' : templates[to];
}
