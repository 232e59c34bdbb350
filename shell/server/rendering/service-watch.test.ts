import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServiceChanges, ServiceWatch } from './service-watch.ts';

let isFrozen = false;
let server: Server;
let stop: () => void;
const heard: boolean[] = [];
const asked: string[] = [];
/** What the service answers to its next questions, and then nothing of use. */
let answers: string[] = [];
const times = { gapMs: 10, silentMs: 100, awayMs: 300 };

/** A service that answers until it freezes: then it takes connections and says nothing. */
async function watched() {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (!isFrozen) response.end(answers.shift() ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const watch = new ServiceWatch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, times);
  watch.onAway((isAway) => heard.push(isAway));
  stop = watch.follow();
  return watch;
}

beforeEach(() => {
  isFrozen = false;
  heard.length = 0;
  asked.length = 0;
  answers = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

it('a frozen service is silent, then away, and back when it answers again', async () => {
  const watch = await watched();
  isFrozen = true;
  await watch.whenSilent();
  await expect.poll(() => heard).toEqual([true]);
  isFrozen = false;
  await expect.poll(() => heard).toEqual([true, false]);
});

it('a service that is gone is silent and away', async () => {
  const watch = await watched();
  server.closeAllConnections();
  server.close();
  await watch.whenSilent();
  expect(heard).toEqual([true]);
});

it('tells what became stale in each process of the service since that one was asked (FRESH-1)', async () => {
  const answer = (cursor: string, tags: string[] | null) =>
    JSON.stringify({ status: 'ok', catalogueVersion: 3, changes: { cursor, tags } });
  answers = [answer('a-1', null), answer('b-7', null), answer('a-2', ['model:1']), '{"status":"ok"}', '[]', '"'];
  const told: ServiceChanges[] = [];
  (await watched()).onChanges((changes) => told.push(changes));
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  expect(told).toEqual([null, null, ['model:1']].map((tags) => ({ catalogueVersion: 3, tags })));
  const cursors = asked.map((url) => new URL(url, 'http://service').searchParams.get('since'));
  expect(cursors.slice(0, 5)).toEqual(['', 'a-1', 'a-1,b-7', 'b-7,a-2', 'b-7,a-2']);
});
