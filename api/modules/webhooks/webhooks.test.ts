import { createHmac } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Webhook, WebhookDelivery, WebhookEvent, WithdrawOrderResponse } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mergeStock } from '../../import/merge-stock.ts';
import { onDayBefore } from '../../testing/days-ago.ts';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { createOutboxWorker, type OutboxHandler } from '../outbox/outbox-worker.ts';
import { mostTries } from './send-webhook.ts';
import { tellOrder } from './tell-webhooks.ts';

type Made = Webhook & { secret: string };
interface Message {
  signature: string;
  text: string;
  id: string;
  type: string;
  data: { order: { number: string }; shelves: unknown };
}

let shop: SellingService;
let admin: string;
let base: string;
let answer: RequestListener;
const came: Message[] = [];

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    came.push({ ...JSON.parse(text), text, signature: request.headers['havu-signature'] });
    answer(request, response);
  });
});
const takes: RequestListener = (_, response) => response.writeHead(204).end();
const fails: RequestListener = (_, response) => response.writeHead(500).end('secret of the ERP');

beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  shop = await sellingService({ WEBHOOK_HOSTS: '127.0.0.1' });
  admin = (await shop.signedIn({ is_admin: true })).authorization;
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});
afterEach(async () => {
  await sql`UPDATE webhooks SET withdrawn_at = now()`.execute(shop.open.db);
  came.length = 0;
  answer = takes;
});

const post = (path: string, body?: unknown, authorization = admin) =>
  shop.call(`/api/staff/webhooks/${path}`, { method: 'POST', authorization, body, locale: 'en' });
const byAdmin = (path: string, body: unknown) =>
  shop.call(`/api/staff/${path}`, { method: 'POST', authorization: admin, body });
const ask = (url: string, events: WebhookEvent[] = ['order.sold']) => post('', { name: 'ERP', url, events });
async function make(...events: WebhookEvent[]): Promise<Made> {
  answer = takes;
  const made = await ask(`${base}/havu`, events);
  expect(made.statusCode, made.body).toBe(200);
  return made.json<Made>();
}
async function deliveries(id: number, status = ''): Promise<WebhookDelivery[]> {
  const listed = await shop.call(`/api/staff/webhooks/${id}/deliveries/${status}`, { authorization: admin });
  return listed.json<{ deliveries: WebhookDelivery[] }>().deliveries;
}
/** Lets messages that wait for another try be tried now. */
async function work(): Promise<void> {
  const due = { available_at: new Date(0) };
  await shop.open.db.updateTable('outbox').set(due).where('kind', '=', 'webhook').execute();
  await shop.app.outboxWorker.drain();
}
const entryOf = (delivery: string) =>
  shop.open.db
    .selectFrom('outbox')
    .select(['failing_since', 'available_at'])
    .where('kind', '=', 'webhook')
    .where(sql`payload->>'delivery'`, '=', delivery)
    .executeTakeFirstOrThrow();
async function sell(): Promise<string> {
  const placed = await shop.place({ rows: [[110, 2]] });
  await shop.pay(placed, 'approve');
  return placed.order_number;
}
const isSignedBy = (secret: string, { signature, text }: Message) => {
  const t = /^t=(\d+),/.exec(signature)?.[1];
  return signature.includes(`v1=${createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')}`);
};

it('tells what happens to an order, signed, and names nobody (FEED-7, FEED-8)', async () => {
  const { id, secret } = await make('order.sold', 'order.paid', 'order.moved', 'stock.changed');
  const number = await sell();
  await work();
  const told = new Map(came.map((message) => [message.type, message]));
  expect([...told.keys()].sort()).toEqual(['order.moved', 'order.paid', 'order.sold', 'stock.changed']);
  expect(told.get('order.moved')?.data).toMatchObject({ order: { number }, from: 'pending_payment', to: 'processing' });
  const { quantity, reserved } = await shop.stockOf(110);
  expect(told.get('stock.changed')?.data.shelves).toEqual([
    expect.objectContaining({ sku: 'T110', store: 'keskusvarasto', quantity, reserved }),
  ]);
  for (const message of came) {
    expect(isSignedBy(secret, message)).toBe(true);
    expect(message.text).not.toMatch(/@|maija/i);
  }
  expect((await deliveries(id)).map(({ status, tries, lastAnswer }) => [status, tries, lastAnswer])).toEqual(
    Array(4).fill(['delivered', 1, 204]),
  );
});

it('tells only what it listens to, and nothing of what was rolled back (FEED-7)', async () => {
  const { id } = await make('order.cancelled');
  await sell();
  const told = await shop.open.db
    .transaction()
    .execute(async (tx) => {
      await sql`UPDATE webhooks SET events = '["order.sold"]' WHERE id = ${id}`.execute(tx);
      const { id: orderId } = await tx.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
      await tellOrder('order.sold')(tx, { orderId });
      const promised = await tx.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id).execute();
      throw new Error(`${promised.length} promised`);
    })
    .catch(({ message }: Error) => message);
  expect(told).toBe('1 promised');
  await work();
  expect(came).toEqual([]);
  expect(await deliveries(id)).toEqual([]);
});

it('stock is told whoever changed it, once for what changed together, and not what stayed (FEED-7)', async () => {
  await make('stock.changed');
  await work();
  came.length = 0;
  const shelves = async () => {
    await work();
    return came
      .splice(0)
      .flatMap(({ data }) => data.shelves as { sku: string; store: string; quantity: number; reserved: number }[]);
  };
  const { db } = shop.open;
  const stored = await db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .select(['model_id', 'store_id', 'quantity'])
    .where('variant_id', '=', 110)
    .orderBy('store_id', 'desc')
    .executeTakeFirstOrThrow();
  const corrected = { variant_id: 110, store_id: stored.store_id, quantity: stored.quantity + 5, was: stored.quantity };
  const byStaff = await byAdmin(`products/${stored.model_id}/stock/`, { ...corrected, reason: 'found' });
  expect(byStaff.statusCode, byStaff.body).toBe(200);
  expect(await shelves()).toEqual([expect.objectContaining({ sku: 'T110', quantity: stored.quantity + 5 })]);

  const made = await byAdmin('feed-tokens/', {
    name: 'WMS',
    scopes: ['stock'],
    lastDay: onDayBefore(-30).toISOString().slice(0, 10),
  });
  const { token } = made.json<{ token: string }>();
  const feed = (quantity: number) =>
    shop.call('/api/feeds/stock/', {
      ...{ method: 'POST', authorization: `Bearer ${token}` },
      body: { rows: [{ sku: 'T110', store: 'keskusvarasto', quantity, as_of: new Date().toISOString() }] },
    });
  expect((await feed(41)).statusCode).toBe(200);
  expect((await feed(42)).statusCode).toBe(200);
  expect(await shelves()).toEqual([expect.objectContaining({ sku: 'T110', store: 'keskusvarasto', quantity: 42 })]);
  await feed(42);
  expect(await shelves()).toEqual([]);

  const promised = async () => (await shelves()).map(({ reserved }) => reserved);
  const placed = await shop.place({ rows: [[110, 2]] });
  const [held = 0] = await promised();
  await shop.pay(placed, 'deny');
  await shop.reconcile();
  expect(await promised()).toEqual([held - 2]);

  await db.transaction().execute(async (tx) => {
    await sql`CREATE TEMP TABLE import_stock (variant_id int, store_id int, quantity int)`.execute(tx);
    await sql`INSERT INTO import_stock VALUES (110, 20, 77)`.execute(tx);
    await mergeStock(tx);
    await sql`DROP TABLE import_stock`.execute(tx);
  });
  expect((await shelves()).find(({ store }) => store === 'keskusvarasto')).toMatchObject({ quantity: 77 });
});

it('an order that is cancelled by staff, and its refund, are told (FEED-7)', async () => {
  await make('order.cancelled', 'order.refunded', 'stock.changed');
  const number = await sell();
  await work();
  came.length = 0;
  await byAdmin(`orders/${number}/status/`, { status: 'manual_cancellation' });
  const moved = await byAdmin(`orders/${number}/status/`, { status: 'cancelled' });
  expect(moved.statusCode, moved.body).toBe(200);
  await work();
  expect(came.map(({ type }) => type).sort()).toEqual(['order.cancelled', 'order.refunded', 'stock.changed']);
});

it('what does not come through is tried again with growing pauses, with the same id, and given up (FEED-8)', async () => {
  const { id } = await make('order.sold');
  answer = fails;
  await sell();
  const pauses: number[] = [];
  for (let tried = 1; tried <= mostTries; tried += 1) {
    await work();
    const [now] = await deliveries(id);
    expect(now).toMatchObject({ tries: tried, lastAnswer: 500, lastError: 'It answered 500.' });
    if (!now?.nextTryAt) continue;
    pauses.push(Date.parse(now.nextTryAt) - Date.now());
    const { failing_since: since, available_at: next } = await entryOf(now.id);
    // The metrics tell how long a system takes nothing (OPS-4).
    expect([since !== null, next.toISOString()]).toEqual([true, now.nextTryAt]);
  }
  await work();
  expect(came).toHaveLength(mostTries);
  expect(new Set(came.map((message) => message.id)).size).toBe(1);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.reduce((sum, each) => sum + each)).toBeGreaterThan(72 * 3_600_000);
  const [given] = await deliveries(id, '?status=given_up');
  expect(given?.status).toBe('given_up');

  answer = takes;
  const again = () => post(`${id}/deliveries/${given?.id}/again/`);
  expect((await again()).json()).toMatchObject({ status: 'waiting', tries: 0 });
  await work();
  expect(await deliveries(id)).toMatchObject([{ status: 'delivered', tries: 1 }]);
  expect((await again()).json()).toMatchObject({ error: { code: 'webhook_not_given_up' } });
});

it('a redirect is not followed, and an address without anybody is told so (FEED-8, FEED-9)', async () => {
  const { id } = await make('order.sold');
  answer = (_, response) => response.writeHead(307, { location: `${base}/other` }).end();
  await post(`${id}/ping/`);
  await work();
  expect(came).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ type: 'ping', status: 'waiting', lastAnswer: 307 }]);
  await sql`UPDATE webhooks SET url = 'http://127.0.0.1:1/' WHERE id = ${id}`.execute(shop.open.db);
  await work();
  expect(await deliveries(id)).toMatchObject([
    { lastAnswer: null, lastError: expect.stringContaining('ECONNREFUSED') },
  ]);
});

it('no message goes inside the network, also where a name leads there or the settings changed (FEED-9)', async () => {
  for (const url of ['https://10.0.0.1/', 'https://localhost/', 'http://erp.example/', 'https://a:b@erp.example/']) {
    const refused = await ask(url);
    expect([refused.statusCode, refused.json().error.fields?.url !== undefined]).toEqual([400, true]);
  }
  const { id } = await make('order.sold');
  const { port } = receiver.address() as AddressInfo;
  for (const url of [`https://localhost:${port}/`, `https://localhost.:${port}/`, 'https://192.168.0.1/']) {
    await sql`UPDATE webhooks SET url = ${url} WHERE id = ${id}`.execute(shop.open.db);
    await post(`${id}/ping/`);
    await work();
  }
  expect(came).toEqual([]);
  expect((await deliveries(id)).every(({ lastAnswer, lastError }) => lastAnswer === null && lastError)).toBe(true);
});

it('a secret is told once, stored nowhere, and both sign while it is changed (FEED-10)', async () => {
  const { id, secret: old } = await make('order.sold');
  const rotated = (await post(`${id}/rotate/`, {})).json<Made>();
  await post(`${id}/ping/`);
  await work();
  expect(came.map((message) => [isSignedBy(old, message), isSignedBy(rotated.secret, message)])).toEqual([
    [true, true],
  ]);
  const last = (await post(`${id}/rotate/`, { oldHoldsHours: 0 })).json<Made>();
  await post(`${id}/ping/`);
  await work();
  const newest = came.at(-1) ?? expect.unreachable();
  expect([rotated, last].map(({ secret }) => isSignedBy(secret, newest))).toEqual([false, true]);
  const stored = await sql`SELECT w::text FROM webhooks w UNION ALL SELECT l::text FROM audit_log l`.execute(
    shop.open.db,
  );
  expect(JSON.stringify(stored.rows)).not.toContain('havu_webhook_');
  const listed = await shop.call('/api/staff/webhooks/', { authorization: admin });
  expect(listed.body).not.toContain('havu_webhook_');
});

it('a withdrawn webhook is sent nothing, also not what waited (FEED-10)', async () => {
  const { id } = await make('order.sold');
  await sell();
  expect((await post(`${id}/withdraw/`)).json()).toMatchObject({ waiting: 1 });
  await work();
  await sell();
  await work();
  expect(came).toEqual([]);
  expect(await deliveries(id)).toMatchObject([{ status: 'dropped' }]);
  expect((await post(`${id}/rotate/`, {})).statusCode).toBe(409);
});

it('only an administrator keeps webhooks, at most 20, and the log tells what was done (FEED-10)', async () => {
  const staff = await shop.signedIn({ is_staff: true });
  const wish = { name: 'ERP', url: `${base}/havu`, events: ['order.sold'] };
  expect((await post('', wish, staff.authorization)).statusCode).toBe(403);
  for (let made = 0; made < 20; made += 1) await make('order.sold');
  expect((await ask(`${base}/havu`)).json()).toMatchObject({ error: { code: 'too_many_webhooks' } });
  const log = await sql<{
    action: string;
  }>`SELECT DISTINCT action FROM audit_log WHERE entity = 'webhook' ORDER BY 1`.execute(shop.open.db);
  expect(log.rows.map(({ action }) => action)).toEqual([
    'webhook_made',
    'webhook_secret_rotated',
    'webhook_sent_again',
    'webhook_withdrawn',
  ]);
});

it('mails and refunds never wait for an address: another worker sends messages (FEED-8)', async () => {
  const { id } = await make('order.sold');
  const { id: delivery } = (await post(`${id}/ping/`)).json<WebhookDelivery>();
  const { db } = shop.open;
  await enqueue(db, { kind: 'probe', payload: {} });
  const done: string[] = [];
  const probe: OutboxHandler = async (_, { kind }) => {
    done.push(kind);
    return null;
  };
  await createOutboxWorker(db, new Map([['probe', probe]]), { log: shop.app.log, pollMs: 1000 }).drain();
  expect(done).toEqual(['probe']);
  const { attempts } = await db
    .selectFrom('outbox')
    .select('attempts')
    .where(sql`payload ->> 'delivery'`, '=', delivery)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(0);
});

it('a return is told when it is declared and when it is accepted (FEED-7)', async () => {
  await make('return.declared', 'return.accepted');
  const placed = await shop.place({ rows: [[110, 1]] });
  await shop.pay(placed, 'approve');
  for (const status of ['ready_for_packing', 'shipped', 'delivered'])
    await byAdmin(`orders/${placed.order_number}/status/`, { status });
  const form = {
    ...{ order_number: placed.order_number, key: placed.order_key },
    lines: [{ productId: 110, amount: 1, reason: 'too_small' }],
  };
  const declare = (more: object) => shop.call('/api/returns/', { method: 'POST', body: { ...form, ...more } });
  const { confirmation } = (await declare({})).json<WithdrawOrderResponse>();
  await declare({ confirmation });
  const reference = `${placed.order_number}-1`;
  await work();
  expect(came.map(({ type, data }) => ({ type, data }))).toMatchObject([
    { type: 'return.declared', data: { order: { number: placed.order_number, status: 'delivered' }, reference } },
  ]);
  came.length = 0;
  const [declared] = await shop.open.db.selectFrom('returns').select('id').orderBy('id', 'desc').execute();
  const settled = await byAdmin(`orders/${placed.order_number}/withdrawals/${declared?.id}/settle/`, {
    ...{ outcome: 'refunded', restock: true, note: '' },
  });
  expect(settled.statusCode, settled.body).toBe(200);
  await work();
  expect(came).toMatchObject([
    {
      type: 'return.accepted',
      data: { order: { number: placed.order_number }, reference },
    },
  ]);
});
