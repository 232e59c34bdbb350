import { sql, type Transaction } from 'kysely';
import type { WebhookEvent } from 'mf-shared/contract';
import type { Database, Executor, Tables } from '../../db/schema.ts';
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

/** Promises a message to every webhook that listens, in the transaction of what happened (FEED-7). */
async function tell(
  tx: Transaction<Tables>,
  event: WebhookEvent,
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const listening = await listenersOf(tx, event);
  if (listening.length === 0) return;
  const data = await read();
  for (const { id } of listening) await promiseDelivery(tx, id, event, data);
}

const listenersOf = (tx: Transaction<Tables>, event: WebhookEvent) =>
  tx
    .selectFrom('webhooks')
    .select('id')
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`events @> ${JSON.stringify([event])}::jsonb`)
    .orderBy('id')
    .execute();

const mostShelves = 500;
const mostNews = 5000;

/**
 * Promises messages about shelves whose stock changed, whoever changed it: the database has noted them with the change
 * (migration 0660). Changes that came close together are one message, with the shelves as they are now.
 */
export async function promiseStockNews(db: Database): Promise<void> {
  let taken = mostNews;
  while (taken === mostNews)
    taken = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ variant_id: number; store_id: number }>`
        DELETE FROM stock_news WHERE id IN (SELECT id FROM stock_news ORDER BY id LIMIT ${mostNews} FOR UPDATE SKIP LOCKED)
        RETURNING variant_id, store_id`.execute(tx);
      const listening = rows.length > 0 ? await listenersOf(tx, 'stock.changed') : [];
      const shelves = listening.length > 0 ? await readShelves(tx, rows) : [];
      for (let from = 0; from < shelves.length; from += mostShelves)
        for (const { id } of listening)
          await promiseDelivery(tx, id, 'stock.changed', { shelves: shelves.slice(from, from + mostShelves) });
      return rows.length;
    });
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

const readShelves = (
  tx: Transaction<Tables>,
  named: readonly { variant_id: number; store_id: number }[],
): Promise<Shelf[]> =>
  readRows<Shelf>(
    tx,
    sql`SELECT v.sku, o.slug AS store, s.quantity, s.reserved
      FROM stock s JOIN variants v ON v.id = s.variant_id JOIN stores o ON o.id = s.store_id
      WHERE (s.variant_id, s.store_id) IN (
        SELECT n.variant_id, n.store_id FROM json_to_recordset(${JSON.stringify(named)}::json) AS n(variant_id int, store_id int))
      ORDER BY v.sku, o.slug`,
  );
