import { afterEach, expect, it, vi } from 'vitest';
import { localServices } from './services.ts';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

/** The address that the shell of a local shop is told to listen on; empty for every address. */
const listensOn = async (environment: Record<string, string>) =>
  (await serviceOf('shell', environment))?.environment.LISTEN_HOST;

async function serviceOf(service: string, environment: Record<string, string>) {
  for (const [name, value] of Object.entries({ DEMO: '', LISTEN_HOST: '', ...environment })) vi.stubEnv(name, value);
  const services = await localServices(readSettings({ PORT: '4150', ...environment }));
  return services.find(({ name }) => name === service);
}

it('a demo listens on this machine alone unless it is told otherwise', async () => {
  expect(await listensOn({ DEMO: '1' })).toBe('127.0.0.1');
  expect(await listensOn({ DEMO: '1', LISTEN_HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(await listensOn({ DEMO: '0' })).toBe('');
});

it('only a demo shop starts the service with the demo’s data (CONF-108)', async () => {
  expect((await serviceOf('api', { DEMO: '1' }))?.script).toBe('deploy/demo/server.ts');
  expect((await serviceOf('api', { DEMO: '0' }))?.script).toBe('api/server.ts');
});

it('the shell and the service tell their metrics at ports of their own, where one is set (OPS-1)', async () => {
  expect((await serviceOf('api', { METRICS_PORT: '' }))?.environment).not.toHaveProperty('METRICS_PORT');
  expect((await serviceOf('api', { METRICS_PORT: '9464' }))?.environment.METRICS_PORT).toBe('9465');
  expect((await serviceOf('shell', { METRICS_PORT: '9464' }))?.environment).not.toHaveProperty('METRICS_PORT');
});
