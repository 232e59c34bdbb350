import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { get } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustedProxies } from 'mf-shared/rules/trusted-proxies';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLine } from './calls/line.ts';
import { type OriginServer, originServer } from './origin-server.ts';
import { proxyTo } from './proxy.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-tls-'));
const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
let service: Server;
let server: OriginServer;
let certificate: string;
let port: number;

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  certificate = cert;
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
  service = createServer(async (request, response) => {
    const { method, headers } = request;
    const body = (await request.toArray()).join('');
    const { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': protocol } = headers;
    response.end(JSON.stringify({ method, body, isHostGiven: Boolean(host), forwarded, protocol }));
  });
  const servicePort = await listening(service);
  port = await freePort();
  const { calls } = readSettings({});
  const apiUrl = `http://127.0.0.1:${servicePort}`;
  const visitor = { visitor: '192.0.2.7', countedVisitor: '192.0.2.7', protocol: 'https' };
  const line = openLine(calls.limits, 10);
  const behind = { ...calls, apiUrl, calls: line, pictures: line, ...visitor };
  server = originServer(readSettings(files), trustedProxies('loopback'), (request, response) =>
    proxyTo(behind, { request, response }),
  );
  await new Promise<void>((resolve) => server.listen({ port }, resolve));
});

afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  service.close();
  rmSync(folder, { recursive: true });
});

it('with a certificate the shop speaks HTTP/2, and passes calls on to the service (TARGET-6)', async () => {
  const session = connect(`https://localhost:${port}`, { ca: certificate });
  const stream = session.request({ ':path': '/api/', ':method': 'POST' });
  stream.end('{"rows":[]}');
  const answer = (await stream.toArray()).join('');
  session.close();
  expect(JSON.parse(answer)).toEqual({
    method: 'POST',
    body: '{"rows":[]}',
    isHostGiven: true,
    forwarded: `localhost:${port}`,
    protocol: 'https',
  });
});

it('who lacks HTTP/2 is answered in HTTP/1.1', async () => {
  const answer = await new Promise<string | undefined>((resolve, reject) => {
    get(`https://localhost:${port}/api/`, { ca: certificate, agent: false }, (response) => {
      response.resume();
      resolve(response.httpVersion);
    }).on('error', reject);
  });
  expect(answer).toBe('1.1');
});

it('half a certificate is refused at the start', () => {
  expect(() => readSettings({ TLS_CERT: 'cert.pem' })).toThrow('TLS_CERT and TLS_KEY go together');
  expect(readSettings({}).tls).toBeNull();
});

function listening(listener: Server): Promise<number> {
  return new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
}

async function freePort(): Promise<number> {
  const probe = createSocketServer();
  const found = await listening(probe);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return found;
}
