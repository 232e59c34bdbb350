import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { StartError } from './settings.ts';

const check = (shell: Record<string, string>, api: Record<string, string> = {}) =>
  checkSettings([
    { name: 'api', environment: { SERVICE_SECRET: 'a secret of the tests, which is long enough', ...api } },
    { name: 'shell', environment: shell },
  ]);

it('settings that every process can use let the shop start', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

it.each([
  ['the shell', 'PORT', { PORT: 'many' }, {}],
  ['the service', 'API_PORT', {}, { API_PORT: 'many' }],
])('a setting that %s cannot use stops the start in one line that names it', async (_, name, shell, api) => {
  const failed = await check(shell, api).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(StartError);
  expect(String(failed)).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`));
});
