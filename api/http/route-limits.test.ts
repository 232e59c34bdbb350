import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { testDatabase } from '../testing/test-database.ts';
import { CountsInMemory, limitKey, routeLimitStore } from './route-limits.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());

/** One process of the service, with two routes of one limit and one that it counts by itself. */
async function process(db: Database, onError: (error: unknown) => void = () => {}): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: true });
  await app.register(rateLimit, { global: false, keyGenerator: limitKey, store: routeLimitStore(db, onError) });
  const limit = (groupId: string) => ({
    access: 'public' as const,
    rateLimit: { max: 5, timeWindow: '1 minute', groupId },
  });
  app.post('/sign-in/', { config: limit('words') }, () => 'in');
  app.post('/register/', { config: limit('words') }, () => 'in');
  app.get('/read/', { config: { ...limit('reads'), isCountedHere: true } }, () => 'read');
  return app;
}

const ask = async (app: FastifyInstance, url: string, from: string) =>
  (await app.inject({ method: url === '/read/' ? 'GET' : 'POST', url, headers: { 'x-forwarded-for': from } }))
    .statusCode;

describe('limits of routes', () => {
  it('are shared by all processes of the shop, also for calls side by side', async () => {
    const processes = await Promise.all([process(open.db), process(open.db), process(open.db)]);
    const calls = Array.from({ length: 30 }, (_none, call) => {
      const app = processes[call % 3];
      if (!app) throw new Error('three processes');
      return ask(app, call % 2 === 0 ? '/sign-in/' : '/register/', '192.0.2.1');
    });
    expect((await Promise.all(calls)).filter((status) => status === 200)).toHaveLength(5);
    const [first] = processes;
    if (!first) throw new Error('three processes');
    expect(await ask(first, '/sign-in/', '192.0.2.2')).toBe(200);
  });

  it('count an IPv6 household as one', async () => {
    const app = await process(open.db);
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) statuses.push(await ask(app, '/sign-in/', `2001:db8:1:2::${host}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('end with their window, and tell when', async () => {
    const app = await process(open.db);
    for (let call = 0; call < 5; call += 1) await ask(app, '/sign-in/', '192.0.2.3');
    const refused = await app.inject({ method: 'POST', url: '/sign-in/', headers: { 'x-forwarded-for': '192.0.2.3' } });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await open.db
      .updateTable('tries')
      .set({ ends_at: new Date(0) })
      .execute();
    expect(await ask(await process(open.db), '/sign-in/', '192.0.2.3')).toBe(200);
  });

  it('without a database are counted by the process: nobody is locked out, and nobody is without limit', async () => {
    const gone = new Proxy(open.db, {
      get() {
        throw new Error('no database');
      },
    });
    const onError = vi.fn();
    const app = await process(gone, onError);
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push(await ask(app, '/sign-in/', '192.0.2.4'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(onError).toHaveBeenCalled();
    expect(await ask(app, '/read/', '192.0.2.4')).toBe(200);
  });

  it('of frequent calls are counted by each process and never ask the database', async () => {
    const rows = () => open.db.selectFrom('tries').selectAll().execute();
    const before = await rows();
    const app = await process(open.db);
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push(await ask(app, '/read/', '192.0.2.5'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask(await process(open.db), '/read/', '192.0.2.5')).toBe(200);
    expect(await rows()).toEqual(before);
  });
});

it('counts in memory begin anew when their window is over', () => {
  vi.useFakeTimers({ now: 0 });
  const counts = new CountsInMemory();
  expect([counts.count('a', 1000), counts.count('a', 1000), counts.count('b', 1000)]).toEqual([
    { current: 1, ttl: 1000 },
    { current: 2, ttl: 1000 },
    { current: 1, ttl: 1000 },
  ]);
  vi.setSystemTime(1000);
  expect(counts.count('a', 1000).current).toBe(1);
  vi.useRealTimers();
});
