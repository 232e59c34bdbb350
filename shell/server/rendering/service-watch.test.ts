import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceWatch } from './service-watch.ts';

let isFrozen = false;
let server: Server;
let stop: () => void;
const heard: boolean[] = [];
const times = { gapMs: 10, silentMs: 100, awayMs: 300 };

/** A service that answers until it freezes: then it takes connections and says nothing. */
async function watched() {
  server = createServer((_request, response) => void (isFrozen || response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const watch = new ServiceWatch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, times);
  watch.onAway((isAway) => heard.push(isAway));
  stop = watch.follow();
  return watch;
}

beforeEach(() => {
  isFrozen = false;
  heard.length = 0;
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
  await vi.waitFor(() => expect(heard).toEqual([true]));
  isFrozen = false;
  await vi.waitFor(() => expect(heard).toEqual([true, false]));
});

it('a service that is gone is silent and away', async () => {
  const watch = await watched();
  server.closeAllConnections();
  server.close();
  await watch.whenSilent();
  expect(heard).toEqual([true]);
});
