import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { textOf } from 'mf-shared/metrics/serve-metrics';
import type { PageConfig } from 'mf-shared/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { knowRemote, shellCounts } from '../metrics/shell-counts.ts';
import { readSettings } from '../settings.ts';
import type { RenderOrder } from './render-order.ts';
import { RenderThreads } from './render-threads.ts';

/** A thread whose pages do what their path says; the error screen of a page that was given up is a 503. */
const code = `
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
const { counters } = workerData;
const version = Number(readFileSync(new URL('version', import.meta.url)));
setInterval(() => Atomics.add(counters, 0, 1), 20);
parentPort.on('message', ({ kind, number, order }) => {
  if (kind !== 'render') return;
  Atomics.store(counters, 1, number);
  const answer = (status) => parentPort.postMessage({
    kind: 'rendered', number, page: { status, location: null, html: new Uint8Array(0), isOwnDocument: false },
  });
  if (order.isRefused) answer(503);
  else if (order.path === '/version/') answer(version);
  else if (order.path === '/slow/') setTimeout(answer, 500, 200);
  else if (order.path === '/blocks/') setTimeout(() => { for (;;); }, 50);
  else if (order.path === '/waits/') setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 50);
  else if (order.path === '/ends/') process.exit(3);
  else if (order.path !== '/hangs/') answer(200);
});
parentPort.postMessage({ kind: 'ready' });
`;
const script = path.join(mkdtempSync(path.join(tmpdir(), 'threads-')), 'thread.mjs');
writeFileSync(script, code);
const takeVersion = (status: number) => writeFileSync(path.join(path.dirname(script), 'version'), String(status));
takeVersion(200);
const times = { lateCpuMs: 30, blockedCpuMs: 100, lateMs: 500, blockedMs: 1000, overdueMs: 1000 };
const release = { id: 'a', manifest: {}, publicIntegrity: '' };

let threads: RenderThreads;
function pool(size: number) {
  threads = new RenderThreads(readSettings({}), () => release, { size, script: pathToFileURL(script), times });
}
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => threads.close());
// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** The status of a page; each path is a route of its own. */
async function statusOf(pagePath: `/${string}`): Promise<number> {
  const match = { remote: 'mf-product', expose: `.${pagePath}`, params: {}, layout: 'default' } as const;
  const order: RenderOrder = {
    ...{ path: pagePath, search: '', config: { locale: 'fi' } as PageConfig },
    navigation: { productGroups: [], stores: [], pages: [], hasExperiences: false },
    found: { ...match, isOwnDocument: false },
  };
  return (await threads.render(order)).status;
}

knowRemote('mf-product');

/** How many pages of the remote were given up since the process began. */
async function givenUp(): Promise<number> {
  const told = /^havu_shell_pages_given_up_total{remote="mf-product"} (\d+)$/m.exec(await textOf([shellCounts]));
  return Number(told?.[1] ?? 0);
}

it.each([
  ['never gives the processor back', '/blocks/'],
  ['waits without giving way', '/waits/'],
  ['ends its thread', '/ends/'],
  ['is never answered', '/hangs/'],
] as const)('a page that %s is given up, with its error screen, and counted; all others go on', async (_what, bad) => {
  pool(2);
  const before = await givenUp();
  const given = statusOf(bad);
  for (let count = 0; count < 20; count += 1) expect(await statusOf('/good/')).toBe(200);
  expect(await given).toBe(503);
  expect(await statusOf('/good/')).toBe(200);
  expect(await givenUp()).toBe(before + 1);
});

it('pages that were under way beside a page that blocks are tried again', async () => {
  pool(1);
  const all = Promise.all((['/slow/', '/blocks/', '/slow/', '/good/'] as const).map(statusOf));
  expect(await all).toEqual([200, 503, 200, 200]);
});

it('pages whose code blocks every thread at once leave none of the others without an answer', async () => {
  pool(2);
  const bad = Promise.all(Array.from({ length: 6 }, () => statusOf('/blocks/')));
  expect(await statusOf('/good/')).toBe(200);
  expect(await bad).toEqual([503, 503, 503, 503, 503, 503]);
});

it('new code renders as soon as it is taken, and what was under way is rendered again', async () => {
  pool(2);
  expect(await statusOf('/version/')).toBe(200);
  const slow = statusOf('/slow/');
  takeVersion(201);
  threads.renew();
  expect(await statusOf('/version/')).toBe(201);
  expect(await slow).toBe(200);
});
