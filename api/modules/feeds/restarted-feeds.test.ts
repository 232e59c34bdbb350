import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FeedAnswer } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../read-model/read-rows.ts';
import { type KillableShop, killableShop, staffOf } from '../../testing/killable-shop.ts';
import { type ServiceProcess, startServiceProcess } from '../../testing/service-process.ts';

/** FEED_RESTARTS: how often; more of them before a release. */
const restarts = Number(process.env.FEED_RESTARTS ?? 2);
const shelves = ['T100', 'T101', 'T102', 'T110'];

/** A call as a warehouse or an ERP makes it: everything in it is told apart by its number. */
interface Sent {
  number: number;
  kind: 'stock' | 'prices';
  rows: object[];
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a service that is restarted while feeds come in', () => {
  let shop: KillableShop;
  let service: ServiceProcess;
  let authorization: string;
  const start = Date.now() - 3_600_000;
  const answered: Sent[] = [];
  let number = 0;

  beforeAll(async () => {
    shop = await killableShop({ STAFF_SECOND_FACTOR: '0', SEARCH_AHEAD: '0' });
    service = await startServiceProcess(shop.environment);
    const admin = await staffOf(shop, { is_admin: true });
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const made = await post('/api/staff/feed-tokens/', { name: 'ERP', scopes: ['stock', 'prices'], lastDay }, admin);
    authorization = `Bearer ${((await made.json()) as { token: string }).token}`;
  });
  afterAll(async () => {
    await service.kill();
    await shop.close();
  });

  const post = (path: string, body: object, by: string) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: by },
      body: JSON.stringify(body),
    });

  /** The next call, of stock and of prices by turns. */
  function next(): Sent {
    number += 1;
    const as_of = new Date(start + number * 1000).toISOString();
    return number % 2
      ? {
          ...{ number, kind: 'stock' },
          rows: shelves.map((sku) => ({ sku, store: 'keskusvarasto', quantity: 1000 + number, as_of })),
        }
      : { number, kind: 'prices', rows: [{ product: 'halla', regular: 1000 + number, as_of }] };
  }

  async function send({ kind, rows }: Sent): Promise<FeedAnswer> {
    const answer = await post(`/api/feeds/${kind}/`, { rows }, authorization);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as FeedAnswer;
  }

  /** One call after the other until one is not answered. @returns that one */
  async function sendUntilDark(): Promise<Sent> {
    for (;;) {
      const sent = next();
      try {
        await send(sent);
      } catch {
        return sent;
      }
      answered.push(sent);
    }
  }

  const quantities = async () =>
    (
      await readRows<{ quantity: number }>(
        shop.open.db,
        sql`SELECT DISTINCT s.quantity FROM stock s JOIN variants v ON v.id = s.variant_id JOIN stores t ON t.id = s.store_id
          WHERE v.sku = ANY (${shelves}) AND t.slug = 'keskusvarasto'`,
      )
    ).map(({ quantity }) => quantity);
  const prices = async () =>
    (
      await readRows<{ price: number }>(
        shop.open.db,
        sql`SELECT active_minor AS price FROM price_history
          WHERE model_id = 11 AND variant_id IS NULL AND tax_area_id = 1 AND active_minor > 100000 ORDER BY valid_from, price`,
      )
    ).map(({ price }) => price / 100 - 1000);
  const lastOf = (kind: Sent['kind'], calls: readonly Sent[]) =>
    Math.max(0, ...calls.filter((sent) => sent.kind === kind).map((sent) => sent.number));

  it(`${restarts} times, keeps what was answered with 200, and a call that is repeated is done once (FEED-3, FEED-4)`, async () => {
    for (let round = 0; round < restarts; round += 1) {
      const before = answered.length;
      const sending = sendUntilDark();
      const isBegun = async () => expect.poll(() => answered.length).toBeGreaterThan(before + 5);
      await isBegun();
      await wait(Math.random() * 200);
      // By turns as a power cut does, and as a deployment does.
      await (round % 2 ? service.stop() : service.kill());
      const cut = await sending;

      // The call that was cut was done in whole or not at all.
      const [quantity, ...others] = await quantities();
      expect(others).toEqual([]);
      const told = lastOf('stock', answered);
      expect(cut.kind === 'stock' ? [told + 1000, cut.number + 1000] : [told + 1000]).toContain(quantity);
      const toldPrices = answered.filter(({ kind }) => kind === 'prices').map((sent) => sent.number);
      const kept = await prices();
      expect(kept.slice(0, toldPrices.length)).toEqual(toldPrices);
      expect(cut.kind === 'prices' ? [0, 1] : [0]).toContain(kept.length - toldPrices.length);

      service = await startServiceProcess(shop.environment);
      const { length } = cut.rows;
      const first = await send(cut);
      expect(first.changed + first.older).toBe(length);
      expect([0, length]).toContain(first.changed);
      expect(await send(cut)).toEqual({ changed: 0, unchanged: 0, older: length, refused: [] });
      answered.push(cut);
      expect(await quantities()).toEqual([1000 + lastOf('stock', answered)]);
      expect(await prices()).toEqual(answered.filter(({ kind }) => kind === 'prices').map((sent) => sent.number));
    }
  });
});
