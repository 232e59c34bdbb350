import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { read, root } from './source-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;
const settings = z.record(z.string(), z.string().nullable());
const compose = z
  .object({
    services: z.object({
      service: z.object({ environment: settings, env_file: z.array(z.object({ path: z.string() })) }),
      shell: z.object({ environment: settings, env_file: z.undefined().optional() }),
    }),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));
const { service, shell } = compose.services;
/** The ports of the machine that containers open, by the container. */
const published = z
  .object({ services: z.record(z.string(), z.object({ ports: z.array(z.string()).default([]) })) })
  .transform(({ services }) =>
    Object.entries(services).flatMap(([name, { ports }]) => ports.map((port) => [name, port])),
  )
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));

/** What an image or its place decides; the edge speaks TLS. */
const ofTheImage = ['NODE_ENV', 'DATA_DIR', 'RELEASES_DIR', 'SHELL_DIST', 'PORT', 'LISTEN_HOST', 'TLS_CERT', 'TLS_KEY'];

const { readSettings } = (await import(pathToFileURL(join(root, 'shell/server/settings.ts')).href)) as {
  readSettings: (environment: Environment) => unknown;
};

/** Every setting that the shell asks its environment for. */
function readByShell(): string[] {
  const names = new Set<string>();
  const asked: Environment = new Proxy({}, { get: (_all, name) => void names.add(String(name)) });
  readSettings(asked);
  return [...names];
}

it('compose tells the shell each setting that it reads, and nothing else of `.env` (OPS-10)', () => {
  const names = readByShell().filter((name) => !ofTheImage.includes(name));
  expect(names.length).toBeGreaterThan(25);
  expect(Object.keys(shell.environment).sort()).toEqual(names.sort());
});

it('the password of the database has no part in an address, where some characters mean something (OPS-10)', () => {
  expect(service.environment).toMatchObject({
    DATABASE_URL: 'postgres://havu@database:5432/havu',
    PGPASSWORD: '${DATABASE_PASSWORD}',
  });
  expect(service.env_file.map(({ path }) => path)).toEqual(['../.env']);
});

it('compose opens the shop’s one port to this machine alone, because it believes private addresses (OPS-12)', () => {
  expect(shell.environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-private}');
  expect(published).toEqual([['shell', '${PUBLISH_ON:-127.0.0.1}:${PORT:-3000}:3000']]);
});

it('files of secrets get neither into an image nor into the repository (OPS-10)', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env*');
  expect(read('.gitignore').split('\n')).toContain('.env*');
});
