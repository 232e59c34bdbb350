import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallShell, smallShell } from './testing/small-shell.ts';

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

/** A call whose body the test writes. */
interface OpenCall {
  body: Writable;
  answer: Promise<Answer>;
}

const folder = mkdtempSync(join(tmpdir(), 'havu-calls-'));
const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
const limits = {
  ...{ TRUSTED_PROXIES: '0', CALLS_PER_VISITOR: '3', CALL_WAIT_SECONDS: '2', BODY_PAUSE_SECONDS: '4' },
  REQUEST_SECONDS: '60',
};
const large = Buffer.alloc(3 * 1024 * 1024, 'x');

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['HTTP/1.1', 'HTTP/2'])('calls that are passed on, by %s', (protocol) => {
  const isSecond = protocol === 'HTTP/2';
  let shell: SmallShell;
  let session: http2.ClientHttp2Session | undefined;
  beforeAll(async () => {
    shell = await smallShell({ ...limits, ...(isSecond && files) }, (request, response) => {
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.end(String(received)));
      request.on('error', () => {});
    });
    if (isSecond) session = http2.connect(`https://127.0.0.1:${shell.port}`, { rejectUnauthorized: false });
  });
  afterAll(async () => {
    session?.destroy();
    await shell.close();
  });

  const open = (method = 'POST', headers: Record<string, string> = {}, path = '/api/contact/'): OpenCall =>
    session ? openStream(session, { method, path, headers }) : openRequest(shell.port, { method, path, headers });
  const get = () => {
    const { body, answer } = open('GET');
    body.end();
    return answer;
  };

  it('bodies that come in drops do not keep the service from others, and are given up', async () => {
    const slow = Array.from({ length: 3 }, () => open());
    const drops = setInterval(() => {
      for (const { body } of slow) if (body.writable) body.write('x');
    }, 100);
    await sleep(300);
    const refused = await get();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(JSON.parse(refused.text).error.code).toBe('too_many_calls');
    expect(refused.headers['cache-control']).toBe('no-store');
    const answers = await Promise.all(slow.map(({ answer }) => answer));
    clearInterval(drops);
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).error.code])).toEqual(
      Array.from({ length: 3 }, () => [408, 'body_too_slow']),
    );
    expect((await get()).status).toBe(200);
  });

  it('a call that waits goes on as soon as another one ends', async () => {
    const calls = Array.from({ length: 3 }, () => open());
    const waiting = get();
    await sleep(200);
    calls[0]?.body.end('done');
    expect((await waiting).status).toBe(200);
    for (const { body } of calls.slice(1)) body.end('');
    const answers = await Promise.all(calls.map(({ answer }) => answer));
    expect(answers.map(({ text }) => text)).toEqual(['4', '0', '0']);
  });

  it('who goes on sending after a refusal is cut off', async () => {
    const { body, answer } = open('POST', { 'content-length': String(64 * large.length) });
    const closed = once(body, 'close');
    expect((await answer).status).toBe(413);
    await closed;
  });

  it('a large file comes through at the pace of a slow line', async () => {
    const { body, answer } = open();
    const piece = large.length / 20;
    for (let at = 0; at < large.length; at += piece) {
      body.write(large.subarray(at, at + piece));
      await sleep(150);
    }
    body.end();
    expect(await answer).toMatchObject({ status: 200, text: String(large.length) });
  });
});

interface Head {
  method: string;
  path: string;
  headers: Record<string, string>;
}

function openRequest(port: number, head: Head): OpenCall {
  const request = http.request({ port, host: '127.0.0.1', ...head, agent: false });
  request.on('error', () => {});
  request.flushHeaders();
  const answer = once(request, 'response').then(async ([given]: IncomingMessage[]) => {
    const text = given ? await textOf(given) : '';
    return { status: given?.statusCode ?? 0, headers: given?.headers ?? {}, text };
  });
  return { body: request, answer };
}

function openStream(session: http2.ClientHttp2Session, { method, path, headers: more }: Head): OpenCall {
  const head = { ':method': method, ':path': path, ...more };
  const stream: Duplex = session.request(head, { endStream: false });
  stream.on('error', () => {});
  const answer = once(stream, 'response').then(async ([headers]: http2.IncomingHttpHeaders[]) => ({
    status: Number(headers?.[':status']),
    headers: headers ?? {},
    text: await textOf(stream),
  }));
  return { body: stream, answer };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => stream.once('end', resolve));
  return text;
}
