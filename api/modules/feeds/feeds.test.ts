import { sql } from 'kysely';
import type { FeedAnswer, FeedScope } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRows } from '../../read-model/read-rows.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await testService();
  admin = (await service.signedIn({ is_admin: true })).authorization;
});
afterAll(() => service.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const start = Date.now();
const minutesAgo = (minutes: number) => new Date(start - minutes * 60_000).toISOString();
const ask = (scopes: FeedScope[], lastDay = dayIn(30), authorization = admin) =>
  service.call('/api/staff/feed-tokens/', {
    ...{ method: 'POST', authorization },
    body: { name: 'Warehouse', scopes, lastDay },
  });
async function token(...scopes: FeedScope[]): Promise<{ id: number; authorization: string }> {
  const answer = await ask(scopes);
  expect(answer.statusCode).toBe(200);
  const { id, token } = answer.json<{ id: number; token: string }>();
  return { id, authorization: `Bearer ${token}` };
}
const send = (kind: 'stock' | 'prices', authorization: string, rows: unknown[]) =>
  service.call(`/api/feeds/${kind}/`, { method: 'POST', authorization, body: { rows }, locale: 'en' });
async function feed(kind: 'stock' | 'prices', authorization: string, rows: unknown[]): Promise<FeedAnswer> {
  const answer = await send(kind, authorization, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FeedAnswer>();
}
const shelf = async (variant: number, store: number) =>
  (
    await readRows<{ quantity: number }>(
      service.open.db,
      sql`SELECT quantity FROM stock WHERE variant_id = ${variant} AND store_id = ${store}`,
    )
  )[0]?.quantity;
const none = { changed: 0, unchanged: 0, older: 0, refused: [] };

it('a token opens its feeds only, until it is withdrawn; its secret is stored nowhere (FEED-1)', async () => {
  const { id, authorization } = await token('stock');
  const row = { sku: 'T101', store: 'keskusvarasto', quantity: 1, as_of: minutesAgo(60) };
  expect((await send('stock', authorization, [row])).statusCode).toBe(200);
  expect((await send('prices', authorization, [{}])).json()).toMatchObject({ error: { code: 'feed_scope_missing' } });
  const stored = await sql`SELECT * FROM feed_tokens WHERE id = ${id}`.execute(service.open.db);
  expect(JSON.stringify(stored.rows)).not.toContain(authorization.slice('Bearer '.length));
  const listed = await service.call('/api/staff/feed-tokens/', { authorization: admin });
  expect(listed.json().tokens[0]).toMatchObject({ id, name: 'Warehouse', lastUsedAt: expect.any(String) });
  expect(listed.body).not.toContain('havu_feed_');
  for (let time = 0; time < 2; time += 1)
    await service.call(`/api/staff/feed-tokens/${id}/withdraw/`, { method: 'POST', authorization: admin });
  expect((await send('stock', authorization, [row])).statusCode).toBe(401);
  const log = await readRows<{ action: string }>(
    service.open.db,
    sql`SELECT action FROM audit_log WHERE entity = 'feed_token' AND entity_id = ${String(id)} ORDER BY id`,
  );
  expect(log.map(({ action }) => action)).toEqual(['feed_token_made', 'feed_token_withdrawn']);
});

it('a token that has ended opens nothing, and none holds for ever (FEED-1)', async () => {
  const { id, authorization } = await token('stock');
  await sql`UPDATE feed_tokens SET ends_at = now() - interval '1 second' WHERE id = ${id}`.execute(service.open.db);
  expect((await send('stock', authorization, [{}])).statusCode).toBe(401);
  expect((await ask(['stock'], dayIn(-1))).statusCode).toBe(400);
  expect((await ask(['stock'], dayIn(1000))).statusCode).toBe(400);
});

it('only an administrator makes tokens, and no customer is taken for a feed (FEED-1)', async () => {
  const staff = await service.signedIn({ is_staff: true });
  expect((await ask(['stock'], dayIn(1), staff.authorization)).statusCode).toBe(403);
  expect((await send('stock', admin, [{}])).statusCode).toBe(401);
  const { authorization } = await token('stock', 'prices');
  expect((await service.call('/api/staff/feed-tokens/', { authorization })).statusCode).toBe(401);
});

it('each row is judged alone, and its fault told in the language of the caller (FEED-2)', async () => {
  const { authorization } = await token('stock');
  const good = { sku: 'T110', store: 'tampere', quantity: 4, as_of: minutesAgo(1) };
  const answer = await feed('stock', authorization, [
    { ...good, sku: 'NONE' },
    { ...good, store: 'oulu' },
    { ...good, quantity: -1 },
    { ...good, pieces: 2 },
    { ...good, as_of: new Date(Date.now() + 3_600_000).toISOString() },
    null,
    good,
  ]);
  expect(answer.refused.map(({ row, field }) => [row, field])).toEqual([
    [0, 'sku'],
    [1, 'store'],
    [2, 'quantity'],
    [3, 'pieces'],
    [4, 'as_of'],
    [5, ''],
  ]);
  expect(answer.refused[0]?.message).toBe('There is no such SKU.');
  expect(answer.changed).toBe(1);
  expect(await shelf(110, 2)).toBe(4);
});

it('a repeated message changes nothing, and an older one never overwrites a newer one (FEED-3)', async () => {
  const { authorization } = await token('stock');
  const at = (minutes: number, quantity: number) => ({
    ...{ sku: 'T102', store: 'keskusvarasto', quantity, as_of: minutesAgo(minutes) },
  });
  const newer = at(5, 8);
  expect(await feed('stock', authorization, [newer])).toEqual({ ...none, changed: 1 });
  expect(await feed('stock', authorization, [newer])).toEqual({ ...none, older: 1 });
  expect(await feed('stock', authorization, [at(9, 99)])).toEqual({ ...none, older: 1 });
  expect(await feed('stock', authorization, [at(3, 8)])).toEqual({ ...none, unchanged: 1 });
  expect(await feed('stock', authorization, [at(1, 6), at(2, 7)])).toEqual({ ...none, changed: 1, older: 1 });
  expect(await shelf(102, 20)).toBe(6);
});

it('pieces that are promised to orders stay, and those sold after the count are taken off it (FEED-3)', async () => {
  const { db } = service.open;
  const { authorization } = await token('stock');
  const count = (quantity: number, minutes: number) =>
    feed('stock', authorization, [{ sku: 'T100', store: 'helsinki', quantity, as_of: minutesAgo(minutes) }]);
  await count(0, 60);
  expect(await shelf(100, 1)).toBe(1);
  const { rows } = await sql<{ id: number }>`INSERT INTO orders (key_hash, status, language, country_code, tax_area_id,
      lines_minor, total_minor, delivery_method, first_name, last_name, address, postal_code, city, phone, email)
    VALUES ('\\x01', 'processing', 'fi', 'fi', 1, 0, 0, 'home', '', '', '', '', '', '', '') RETURNING id`.execute(db);
  await sql`INSERT INTO reservations (order_id, variant_id, store_id, amount, status, expires_at, settled_at)
    VALUES (${rows[0]?.id}, 100, 1, 2, 'taken', now(), now() - interval '30 minutes')`.execute(db);
  await count(10, 40);
  expect(await shelf(100, 1)).toBe(8);
  await count(10, 20);
  expect(await shelf(100, 1)).toBe(10);
});

it('pages learn of stock that came in (FEED-5)', async () => {
  const { authorization } = await token('stock');
  const health = async (since: string) => (await service.call(`/healthz?since=${since}`)).json();
  const { cursor } = (await health('')).changes;
  await feed('stock', authorization, [{ sku: 'T140', store: 'tampere', quantity: 3, as_of: minutesAgo(1) }]);
  await expect.poll(async () => (await health(cursor)).changes.tags).toContain('model:14');
});

interface Shown {
  regular: number;
  active: number;
  lowest: number | null;
}
const priceOf = async (model: number, variant: number | null) =>
  (
    await readRows<Shown>(
      service.open.db,
      sql`SELECT p.regular_minor AS regular, p.active_minor AS active, (SELECT min(h.active_minor) FROM price_history h
        JOIN price_history o ON o.model_id = h.model_id AND o.variant_id IS NOT DISTINCT FROM h.variant_id
          AND o.tax_area_id = h.tax_area_id AND o.valid_to IS NULL
        WHERE h.model_id = p.model_id AND h.variant_id IS NOT DISTINCT FROM p.variant_id AND h.tax_area_id = p.tax_area_id
          AND h.valid_from < o.valid_from AND h.valid_to > o.valid_from - interval '30 days') AS lowest
      FROM prices p WHERE p.model_id = ${model} AND p.variant_id IS NOT DISTINCT FROM ${variant} AND p.tax_area_id = 1`,
    )
  )[0];

it('prices come in with their history, whatever order they come in (FEED-4)', async () => {
  const { authorization } = await token('prices');
  const say = (minutes: number, active: string, regular = '200.00') =>
    feed('prices', authorization, [{ product: 'halla', regular, active, as_of: minutesAgo(minutes) }]);
  expect(await say(9, '150.00')).toEqual({ ...none, changed: 1 });
  expect(await say(9, '150.00')).toEqual({ ...none, older: 1 });
  expect(await say(7, '180.00')).toEqual({ ...none, changed: 1 });
  expect(await say(8, '10.00')).toEqual({ ...none, older: 1 });
  expect(await priceOf(11, null)).toEqual({ regular: 20_000, active: 18_000, lowest: 15_000 });
  const open = await sql`SELECT FROM price_history WHERE model_id = 11 AND valid_to IS NULL`.execute(service.open.db);
  expect(open.rows).toHaveLength(1);
});

it('a variant that gets its first price of its own had its product’s before (FEED-4)', async () => {
  const { authorization } = await token('prices');
  await feed('prices', authorization, [{ sku: 'T100', regular: 300, active: 299, as_of: minutesAgo(1) }]);
  const product = await priceOf(10, null);
  expect((await priceOf(10, 100))?.lowest).toBeLessThanOrEqual(product?.active ?? 0);
  await expect
    .poll(() => service.app.inject('/api/products/productmodel/kuura/').then(({ body }) => body.includes('299')), {
      timeout: 5000,
    })
    .toBe(true);
});

it('a wrong price is told, and the others come in (FEED-2)', async () => {
  const { authorization } = await token('prices');
  const row = { sku: 'T140', regular: '100.00', as_of: minutesAgo(1) };
  const { changed, refused } = await feed('prices', authorization, [
    { ...row, regular: '1.299,00' },
    { ...row, active: '100.01' },
    { ...row, product: 'loppu' },
    { ...row, sku: 'NONE' },
    row,
  ]);
  expect(changed).toBe(1);
  expect(refused.map(({ field }) => field)).toEqual(['regular', 'active', 'sku', 'sku']);
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'calls at the same time about the same shelves and prices end with the newest (FEED-3, FEED-4)',
  async () => {
    const { authorization } = await token('stock', 'prices');
    const anHourAgo = start - 3_600_000;
    const marks = [...Array(20).keys()].map((i) => ({ i, as_of: new Date(anHourAgo + i).toISOString() }));
    await Promise.all(
      marks.toReversed().flatMap(({ i, as_of }) => {
        const rows = ['T103', 'T110'].map((sku) => ({ sku, store: 'helsinki', quantity: 100 + i, as_of }));
        return [
          feed('stock', authorization, i % 2 ? rows : rows.toReversed()),
          feed('prices', authorization, [{ product: 'loppu', regular: 100 + i, as_of }]),
        ];
      }),
    );
    expect([await shelf(103, 1), await shelf(110, 1)]).toEqual([119, 119]);
    expect((await priceOf(14, null))?.active).toBe(11_900);
  },
);
