import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StaticFiles } from './static-files.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'static-files-'));
  await writeFile(path.join(directory, 'main.js'), 'plain');
  await writeFile(path.join(directory, 'main.js.br'), 'small');
  await mkdir(path.join(directory, 'folder.js'));
  await symlink('unreadable.js', path.join(directory, 'unreadable.js'));
});
afterAll(() => rm(directory, { recursive: true }));

const app = Fastify();
app.get<{ Querystring: { name: string } }>('/', (request, reply) =>
  new StaticFiles(directory, false).serve(request.query.name, request, reply),
);
afterAll(() => app.close());

/** The status and the body that asking for a file brings. */
async function ask(name: string, encodings = ''): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await app.inject({
    url: '/',
    query: { name },
    headers: { 'accept-encoding': encodings },
  });
  return { status: statusCode, body };
}

it('a file comes in the form that the build compressed, where the browser takes it', async () => {
  expect(await ask('main.js')).toEqual({ status: 200, body: 'plain' });
  expect(await ask('main.js', 'br')).toEqual({ status: 200, body: 'small' });
});

it.each(['missing.js', 'main.js/inside.js', 'folder.js', '../main.js', 'main.exe', `${'a'.repeat(300)}.js`])(
  '%s is not there: 404',
  async (name) => expect((await ask(name)).status).toBe(404),
);

it('a file that is there and cannot be read is a failure of the server, not a missing file', async () => {
  expect(await ask('unreadable.js')).toMatchObject({ status: 500, body: expect.stringContaining('ELOOP') });
});
