import { networkInterfaces } from 'node:os';
import { processRegistry, serveMetrics, textOf } from 'mf-shared/metrics/serve-metrics';
import { metricsSettings } from 'mf-shared/rules/metrics-settings';
import { afterEach, expect, it } from 'vitest';

let close = () => {};
afterEach(() => close());

async function served(read: () => Promise<string>, host = '127.0.0.1') {
  const server = await serveMetrics({ port: 0, host }, read);
  close = server.close;
  return `http://127.0.0.1:${server.port}`;
}

it('tells the metrics of the process under one address and nothing else (OPS-1)', async () => {
  const registry = processRegistry();
  const url = await served(() => textOf([registry]));
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('is not heard outside this machine unless it is told to (OPS-1)', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
  const url = new URL(await served(async () => 'text', metricsSettings({ METRICS_PORT: '9464' }, 3000)?.host));
  expect(await (await fetch(`${url.origin}/metrics`)).text()).toBe('text');
  if (outside) await expect(fetch(`http://${outside}:${url.port}/metrics`)).rejects.toThrow();
});

it('one reading is shared by all who ask meanwhile, and a reading that fails is told', async () => {
  let readings = 0;
  const wait = Promise.withResolvers<string>();
  const url = await served(() => {
    readings += 1;
    return readings === 1 ? wait.promise : Promise.reject(new Error('unreadable'));
  });
  const asked = [fetch(`${url}/metrics`), fetch(`${url}/metrics`)];
  await expect.poll(() => readings).toBe(1);
  wait.resolve('text');
  expect(await Promise.all(asked.map(async (answer) => (await answer).text()))).toEqual(['text', 'text']);
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
});

it('has a port of its own, or none (OPS-1)', () => {
  expect(metricsSettings({}, 3000)).toBeNull();
  expect(metricsSettings({ METRICS_PORT: '9464' }, 3000)).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(metricsSettings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 3000)?.host).toBe('0.0.0.0');
  expect(() => metricsSettings({ METRICS_PORT: '3000' }, 3000)).toThrow('METRICS_PORT must be a port of its own');
});
