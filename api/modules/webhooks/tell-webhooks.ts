import { sql, type Transaction } from 'kysely';
import type { WebhookEvent } from 'mf-shared/contract';
import type { Executor, Tables } from '../../db/schema.ts';
import type { Listener } from '../../events/notify.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * Tells of an order what other systems may know: which, its status and its sum. Names and addresses are read by a token
 * (FEED-6). @param more what this event adds
 */
export const tellOrder =
  <Event extends { orderId: number }>(
    name: WebhookEvent,
    more: (event: Event) => Record<string, unknown> = () => ({}),
  ): Listener<Event> =>
  (tx, event) =>
    tell(tx, name, async () => ({ order: await readOrder(tx, event.orderId), ...more(event) }));

/** Tells what lies on the shelves that an order's pieces came from or went back to. */
export const tellStock = (tx: Transaction<Tables>, orderId: number): Promise<void> =>
  tell(tx, 'stock.changed', async () => {
    const shelves = await readShelves(tx, orderId);
    return shelves.length > 0 ? { shelves } : null;
  });

/** Promises a message to every webhook that listens, in the transaction of what happened (FEED-7). */
async function tell(
  tx: Transaction<Tables>,
  event: WebhookEvent,
  read: () => Promise<Record<string, unknown> | null>,
): Promise<void> {
  const listening = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`events @> ${JSON.stringify([event])}::jsonb`)
    .orderBy('id')
    .execute();
  const data = listening.length > 0 ? await read() : null;
  if (data) for (const { id } of listening) await promiseDelivery(tx, id, event, data);
}

/** @returns the id of the message, which is the same at each try */
export async function promiseDelivery(
  tx: Executor,
  webhookId: number,
  event: WebhookEvent | 'ping',
  data: Record<string, unknown>,
): Promise<string> {
  const { id } = await tx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event, data: JSON.stringify(data), next_try_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind: 'webhook', payload: { delivery: id } });
  return id;
}

const readOrder = (tx: Transaction<Tables>, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['number', 'status', 'total_minor as totalMinor'])
    .select(sql<string>`upper(currency)`.as('currency'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

interface Shelf {
  sku: string;
  store: string;
  quantity: number;
  reserved: number;
}

const readShelves = (tx: Transaction<Tables>, orderId: number): Promise<Shelf[]> =>
  readRows<Shelf>(
    tx,
    sql`SELECT v.sku, o.slug AS store, s.quantity, s.reserved
      FROM stock s JOIN variants v ON v.id = s.variant_id JOIN stores o ON o.id = s.store_id
      WHERE (s.variant_id, s.store_id) IN (SELECT variant_id, store_id FROM reservations WHERE order_id = ${orderId})
        OR (s.variant_id, s.store_id) IN (SELECT p.product_id, p.store_id FROM return_line_outcomes p
          JOIN returns r ON r.id = p.return_id WHERE r.order_id = ${orderId} AND p.restocked > 0)
      ORDER BY v.sku, o.slug`,
  );
