import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Duplex, Readable, type Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from './answer/exchange.ts';
import { openLine } from './calls/line.ts';
import { proxyTo } from './proxy.ts';
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
  ...{ REQUEST_SECONDS: '60', PICTURES_PER_VISITOR: '4' },
};
const large = Buffer.alloc(3 * 1024 * 1024, 'x');

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['HTTP/1.1', 'HTTP/2'])('calls that are passed on, by %s', (protocol) => {
  const isHttp2 = protocol === 'HTTP/2';
  let shell: SmallShell;
  let session: http2.ClientHttp2Session | undefined;
  /** Answers that the service has not given yet. */
  const held: http.ServerResponse[] = [];
  beforeAll(async () => {
    shell = await smallShell({ ...limits, ...(isHttp2 && files) }, (request, response) => {
      if (request.url === '/media/slow.jpg') return void held.push(response);
      let received = 0;
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.end(String(received)));
      request.on('error', () => {});
    });
    if (isHttp2) session = http2.connect(`https://127.0.0.1:${shell.port}`, { rejectUnauthorized: false });
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

  it('pictures that are under way keep no call waiting, and have a limit of their own', async () => {
    const pictures = Array.from({ length: 5 }, () => open('GET', {}, '/media/slow.jpg'));
    for (const { body } of pictures) body.end();
    await expect.poll(() => held.length).toBe(4);
    expect((await get()).status).toBe(200);
    held[0]?.end();
    await expect.poll(() => held.length).toBe(5);
    for (const response of held) response.end();
    const answers = await Promise.all(pictures.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
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

describe('a service that is silent', () => {
  /** A shell that gives the service 500 ms, before a service that answers as the test says. */
  async function impatient(onRequest: http.RequestListener, protocol = 'HTTP/1.1') {
    const service = http.createServer(onRequest);
    const bodyTime = { requestMs: 60_000, pauseMs: 30_000 };
    const passOn = (request: Exchange['request'], response: Exchange['response']) => {
      const { port } = service.address() as AddressInfo;
      const line = openLine({ mostPerVisitor: 3, waitMs: 1000 }, 10);
      const lines = { calls: line, pictures: line };
      const behind = { apiUrl: `http://127.0.0.1:${port}`, bodyLimit: 1e9, bodyTime, answerMs: 500, ...lines };
      proxyTo({ ...behind, visitor: 'a', countedVisitor: 'a', protocol: 'http' }, { request, response });
    };
    const isHttp2 = protocol === 'HTTP/2';
    const shell = isHttp2 ? http2.createServer(passOn) : http.createServer({ keepAliveTimeout: 65_000 }, passOn);
    for (const server of [service, shell]) await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = shell.address() as AddressInfo;
    const session = isHttp2 ? http2.connect(`http://127.0.0.1:${port}`) : null;
    const close = () => {
      session?.destroy();
      for (const server of [shell, service]) {
        server.close();
        if (server instanceof http.Server) server.closeAllConnections();
      }
    };
    // A line of HTTP/1.1 that is to be kept is not closed with the answer alone.
    const headers = isHttp2 ? {} : { connection: 'keep-alive' };
    const head = { method: 'POST', path: '/api/contact/', headers };
    return { call: session ? openStream(session, head) : openRequest(port, head), close };
  }

  it('has its time from the end of the body, which may pause for longer', async () => {
    const { call, close } = await impatient((request, response) => {
      request.resume().on('end', () => response.end('taken'));
    });
    call.body.write('x');
    await sleep(1500);
    call.body.end('y');
    expect(await call.answer).toMatchObject({ status: 200, text: 'taken' });
    close();
  });

  it.each(['HTTP/1.1', 'HTTP/2'])(
    'is given up where it takes nothing of a body, and whoever goes on sending is cut off (%s)',
    async (protocol) => {
      const { call, close } = await impatient((request) => void request.pause(), protocol);
      const closed = new Promise((resolve) => call.body.once('close', resolve));
      Readable.from(withoutEnd()).pipe(call.body);
      expect((await call.answer).status).toBe(503);
      await closed;
      close();
    },
  );

  it('is given up when the body is there', async () => {
    const { call, close } = await impatient((request) => void request.resume());
    call.body.write('x');
    await sleep(1500);
    call.body.end('y');
    expect((await call.answer).status).toBe(503);
    close();
  });
});

/** A body of no end, in pieces that are made as they are taken. */
function* withoutEnd() {
  for (;;) yield large;
}

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
