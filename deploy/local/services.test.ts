import { afterEach, expect, it, vi } from 'vitest';
import { localServices } from './services.ts';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

/** The address that the shell of a local shop is told to listen on; empty for every address. */
async function listensOn(environment: Record<string, string>): Promise<string | undefined> {
  for (const [name, value] of Object.entries({ DEMO: '', LISTEN_HOST: '', ...environment })) vi.stubEnv(name, value);
  const services = await localServices(readSettings({ PORT: '4150' }));
  return services.find(({ name }) => name === 'shell')?.environment.LISTEN_HOST;
}

it('a demo listens on this machine alone unless it is told otherwise (issue 12, 4; finding L14)', async () => {
  expect(await listensOn({ DEMO: '1' })).toBe('127.0.0.1');
  expect(await listensOn({ DEMO: '1', LISTEN_HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(await listensOn({ DEMO: '0' })).toBe('');
});
