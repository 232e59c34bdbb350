import { textOf } from 'mf-shared/metrics/serve-metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../modules/outbox/enqueue.ts';
import { createOutboxWorker } from '../modules/outbox/outbox-worker.ts';
import { type SellingService, sellingService } from '../testing/selling-service.ts';

let shop: SellingService;
beforeAll(async () => {
  shop = await sellingService({ METRICS_PORT: '9464' });
  await shop.open.db.updateTable('stock').set({ reserved: 0 }).execute();
});
afterAll(() => shop.close());

const text = () => textOf(shop.app.metrics);

/** A number of the service's, by its name and labels. */
async function told(series: string): Promise<number> {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

/** How much some numbers grow while something happens. */
async function grown(series: readonly string[], act: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(series.map(told));
  await act();
  const after = await Promise.all(series.map(told));
  return after.map((number, index) => number - (before[index] ?? 0));
}
const payment = (provider: string, state: string) =>
  `havu_service_payments_total{provider="${provider}",state="${state}"}`;
const order = (event: string) => `havu_service_order_events_total{event="${event}"}`;

describe('what the service tells of itself', () => {
  it('orders and payments by provider and state, once they are committed (OPS-3)', async () => {
    const series = [order('placed'), order('sold'), order('paid'), order('released')];
    const klarna = ['created', 'authorised', 'captured', 'cancelled'].map((state) => payment('klarna', state));
    const sell = async () => shop.pay(await shop.place({ rows: [[100, 1]] }), 'approve');
    expect(await grown([...series, ...klarna], sell)).toEqual([1, 1, 1, 0, 1, 1, 1, 0]);
    const giveUp = async () => shop.pay(await shop.place({ rows: [[100, 1]] }), 'abandon');
    expect(await grown([...series, ...klarna], giveUp)).toEqual([1, 0, 0, 1, 1, 0, 0, 1]);
  });

  it('an order that was rolled back counts as a conflict and nothing else (OPS-3)', async () => {
    await shop.fillShelves(101, 1);
    const body = await shop.orderOf({ rows: [[101, 1]] });
    const conflicts = ['priced_again', 'changed', 'refused'].map(
      (outcome) => `havu_service_stock_conflicts_total{outcome="${outcome}"}`,
    );
    const [placed, ...met] = await grown([order('placed'), ...conflicts], () =>
      Promise.all(Array.from({ length: 5 }, () => shop.send(body))),
    );
    const { reserved } = await shop.stockOf(101);
    expect([placed, reserved]).toEqual([1, 1]);
    expect(met.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(4);
  });

  it('a buyer who is told that goods are gone is a conflict, and one whose order is wrong is none (OPS-3)', async () => {
    const changed = ['havu_service_stock_conflicts_total{outcome="changed"}'];
    await shop.fillShelves(101, 1);
    const body = await shop.orderOf({ rows: [[101, 1]] });
    await shop.fillShelves(101, 0);
    expect(await grown(changed, () => shop.send(body))).toEqual([1]);
    const other = await shop.orderOf({ rows: [[100, 1]] });
    const wrong = { ...other, cart: { ...other.cart, enterprise_order: 'of-nobody' } };
    const refuse = async () => expect((await shop.send(wrong)).statusCode).toBe(409);
    expect(await grown(changed, refuse)).toEqual([0]);
  });

  it('queues with their depth and age, and what became of their work (OPS-4)', async () => {
    await shop.app.outboxWorker.drain();
    const due = 'havu_shop_queue_entries{queue="mail",state="due"}';
    expect(await told(due)).toBe(0);
    await shop.pay(await shop.place({ rows: [[100, 1]] }), 'approve');
    await shop.open.db
      .updateTable('outbox')
      .set({ available_at: new Date(Date.now() - 90_000) })
      .where('kind', '=', 'order_confirmation')
      .where('sent_at', 'is', null)
      .execute();
    expect(await told(due)).toBeGreaterThanOrEqual(1);
    expect(await told('havu_shop_queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90);
    expect(await told('havu_shop_queue_entries{queue="payment",state="waiting"}')).toBeGreaterThanOrEqual(1);
    const done = 'havu_service_queue_work_total{queue="mail",outcome="done"}';
    expect((await grown([done], () => shop.app.outboxWorker.drain()))[0]).toBeGreaterThanOrEqual(1);
    expect(await told(due)).toBe(0);
  });

  it('work that fails by when it began to fail, however old it is (OPS-4)', async () => {
    const { db } = shop.open;
    const answers: (() => Promise<Date | null>)[] = [];
    const fail = () => Promise.reject(new Error('away'));
    const later = async () => new Date(Date.now() + 3_600_000);
    const handlers = new Map([['probe', async () => (answers.shift() ?? fail)()]]);
    const worker = createOutboxWorker(db, handlers, { log: { warn: () => {}, error: () => {} }, pollMs: 1000 });
    const entry = db.updateTable('outbox').where('kind', '=', 'probe');
    const work = async (answer: () => Promise<Date | null>) => {
      answers.push(answer);
      await entry.set({ available_at: new Date(0) }).execute();
      await worker.drain();
      return told('havu_shop_queue_oldest_seconds{queue="other"}');
    };
    await enqueue(db, { kind: 'probe', payload: {} });
    await entry.set({ created_at: new Date(Date.now() - 86_400_000) }).execute();
    expect(await work(fail)).toBeLessThan(3600);
    await entry.set({ failing_since: new Date(Date.now() - 7_200_000) }).execute();
    expect(await work(fail)).toBeGreaterThanOrEqual(7200);
    expect(await work(later)).toBe(0);
    expect(await work(fail)).toBeLessThan(3600);
    await db.deleteFrom('outbox').where('kind', '=', 'probe').execute();
  });

  it('answers of the catalogue that were ready, and those that were made', async () => {
    const series = ['hit', 'miss'].map((result) => `havu_service_answer_cache_total{result="${result}"}`);
    const read = () => shop.call('/api/products/productmodel/kuura/', { locale: 'sv' });
    expect(await grown(series, read)).toEqual([0, 1]);
    // Stock that an order of before has sold may be followed meanwhile, and the answer is made once more.
    await expect.poll(() => grown(series, read)).toEqual([1, 0]);
  });

  it('calls of a payment provider', async () => {
    const series = ['answered', 'unavailable'].map(
      (outcome) => `havu_service_provider_call_seconds_count{provider="klarna",outcome="${outcome}"}`,
    );
    const [answered = 0, unavailable] = await grown(series, () => shop.place({ rows: [[100, 1]] }));
    expect([answered > 0, unavailable]).toEqual([true, 0]);
  });

  it('requests by the pattern of their route, and no label with an address, an email or a code (OPS-2)', async () => {
    const placed = await shop.place({ rows: [[100, 1]] });
    const route = 'havu_service_request_seconds_count{route="/api/orders/:number/",method="GET",status="2xx"}';
    expect(await grown([route], () => shop.read(placed))).toEqual([1]);
    const secrets = ['maija@havu.example', 'HAVU-4Q7K-9XPM', placed.order_number, placed.order_key, '198.51.100.7'];
    for (const secret of secrets)
      for (const path of ['/api/orders/', '/api/', '/media/', '/api/products/productmodel/', '/'])
        await shop.call(`${path}${encodeURIComponent(secret)}/`, { from: '198.51.100.7' });
    const all = await text();
    for (const secret of secrets) expect(all).not.toContain(secret);
    const routes = [...all.matchAll(/route="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(routes).size).toBeGreaterThan(3);
    for (const value of routes) expect(value).toMatch(/^(other|\/[\w*:/.()-]*)$/);
  });

  it('a database that fails is told, and the rest all the same (OPS-4)', async () => {
    expect(await told('havu_shop_readable')).toBe(1);
    const { db } = shop.open;
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    try {
      expect(await told('havu_shop_readable')).toBe(0);
      expect(await text()).toContain('havu_service_order_events_total');
    } finally {
      await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    }
    expect(await told('havu_shop_readable')).toBe(1);
  });
});
