import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiError } from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { until } from '../../testing/until.ts';

const megabyte = 1024 * 1024;
const hugeBytes = 2048 * megabyte;

let shop: SellingService;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), 'havu-huge-'));
/** Where uploads lie while they come in; other tests upload at the same time. */
const coming = mkdtempSync(join(tmpdir(), 'havu-coming-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', coming);
  shop = await sellingService({ ATTACHMENTS_DIR: folder });
  const address = shop.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await shop.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  rmSync(coming, { recursive: true });
});

/** Sends zeros until the service answers or 2 GB are sent. @returns the answer, and what was sent until it came */
function sendHuge(
  headers: Record<string, string>,
  of: 'complaint' | 'return' = 'return',
): Promise<{ status: number; error: ApiError['error']; sent: number }> {
  const chunk = Buffer.alloc(megabyte);
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isOver = false;
    const upload = request(`${origin}/api/attachments/?key=${crypto.randomUUID()}&name=film.jpg&of=${of}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/octet-stream', 'x-draft': crypto.randomUUID().replaceAll('-', '') },
        ...headers,
      },
    });
    upload.on('response', (answer) => {
      isOver = true;
      let text = '';
      answer.on('data', (part: Buffer) => {
        text += part.toString();
      });
      answer.on('end', () => {
        upload.destroy();
        resolve({ status: answer.statusCode ?? 0, error: (JSON.parse(text) as ApiError).error, sent });
      });
    });
    upload.on('error', (error) => (isOver ? undefined : reject(error)));
    const write = () => {
      while (!isOver && sent < hugeBytes) {
        sent += chunk.length;
        if (!upload.write(chunk)) {
          upload.once('drain', write);
          return;
        }
      }
    };
    write();
  });
}

const untilNoConnection = () => until(async () => (await connections()) === 0);
const connections = () =>
  new Promise<number>((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const leftOver = () => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));

it('a file of 2 GB that tells its size is refused before it is read, with words in six languages (TARGET-47)', async () => {
  const messages = new Set<string>();
  for (const language of localeCodes) {
    const { status, error, sent } = await sendHuge({
      'content-length': String(hugeBytes),
      'accept-language': language,
    });
    expect([status, error.code]).toEqual([413, 'attachment_too_large']);
    expect(sent).toBeLessThan(20 * megabyte);
    messages.add(error.message);
  }
  expect(messages.size).toBe(localeCodes.length);
});

it.each([
  ['return', '25 MB'],
  ['complaint', '15 MB'],
] as const)('who sends too much with a %s hears that %s are the most (AFTER-73)', async (of, most) => {
  const headers = { 'content-length': String(hugeBytes), 'accept-language': 'en' };
  expect((await sendHuge(headers, of)).error.message).toContain(most);
});

it('one that does not tell it is refused once it is more than a case may have, and leaves nothing behind', async () => {
  const before = leftOver();
  const { status, error, sent } = await sendHuge({ 'transfer-encoding': 'chunked' });
  expect([status, error.code]).toEqual([413, 'attachment_too_large']);
  expect(sent).toBeLessThan(80 * megabyte);
  expect(leftOver().filter((name) => !before.includes(name))).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(await shop.open.db.selectFrom('attachments').select('id').execute()).toEqual([]);
});

it('a connection whose upload was refused is cut, though its caller goes on sending', async () => {
  const body = Buffer.alloc(megabyte);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST /api/attachments/?key=${crypto.randomUUID()}&name=film.jpg&of=return HTTP/1.1\r\nhost: havu\r\n`;
  const draft = crypto.randomUUID().replaceAll('-', '');
  socket.write(`${head}x-draft: ${draft}\r\ncontent-type: application/octet-stream\r\n`);
  socket.write(`content-length: ${hugeBytes}\r\n\r\n`);
  const answered = once(socket, 'data');
  for (let sent = 0; sent < 20; sent += 1) socket.write(body);
  expect(String((await answered)[0])).toContain('413');
  await once(socket, 'close');
  await untilNoConnection();
});
