import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exchange } from '../answer/send.ts';
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

/** The status and the body that asking for a file brings. */
async function ask(name: string, encodings = ''): Promise<{ status: number; body: string }> {
  const answer = { status: 0, body: '' };
  const response: Exchange['response'] = Object.assign(new PassThrough(), {
    headersSent: false,
    setHeader() {},
    writeHead(status: number) {
      answer.status = status;
      return response;
    },
  });
  response.on('data', (part: Buffer) => {
    answer.body += part.toString();
  });
  const request = Object.assign(new PassThrough(), {
    headers: { 'accept-encoding': encodings },
    method: 'GET',
    socket: {},
  });
  const url = new URL('http://havu.example/');
  await new StaticFiles(directory, false).serve(name, { request, response, url });
  return answer;
}

test('a file comes in the form that the build compressed, where the browser takes it', async () => {
  expect(await ask('main.js')).toEqual({ status: 200, body: 'plain' });
  expect(await ask('main.js', 'br')).toEqual({ status: 200, body: 'small' });
});

test.each(['missing.js', 'main.js/inside.js', 'folder.js', '../main.js', 'main.exe', `${'a'.repeat(300)}.js`])(
  '%s is not there: 404',
  async (name) => expect((await ask(name)).status).toBe(404),
);

test('a file that is there and cannot be read is a failure of the server, not a missing file', async () => {
  await expect(ask('unreadable.js')).rejects.toThrow('ELOOP');
});
