import http from 'node:http';
import { cutOff, refuseBody } from './answer/refuse-body.ts';
import type { Exchange } from './answer/send.ts';
import { log } from './log.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const answerTimeoutMs = 30_000;
/** Headers that belong to one connection and are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

/** HTTP/2 carries the request line as headers that begin with a colon. */
const isPassedOn = (name: string): boolean => !hopByHop.has(name) && !name.startsWith(':');

export interface ServiceBehind {
  apiUrl: string;
  /** Bytes of the largest body that is passed on. */
  bodyLimit: number;
  /** The visitor's address: the only one that the service is told. */
  visitor: string;
}

/** Passes a request on to the commerce service and streams its answer back. */
export function proxyTo({ apiUrl, bodyLimit, visitor }: ServiceBehind, exchange: Exchange): void {
  const { request, response, url } = exchange;
  if (Number(request.headers['content-length']) > bodyLimit) {
    refuseBody(exchange);
    return;
  }
  const target = new URL(apiUrl);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => isPassedOn(name)));
  const host = request.headers.host ?? request.headers[':authority'];
  const passed = http.request({
    agent,
    host: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: {
      ...headers,
      'x-forwarded-for': visitor,
      'x-forwarded-host': host,
      'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? url.protocol.slice(0, -1),
    },
  });
  passed.setTimeout(answerTimeoutMs, () => passed.destroy(new Error('timeout')));
  passed.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => isPassedOn(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
    // The service may refuse a body before it is there.
    answer.on('end', () => request.readableEnded || cutOff(exchange));
  });
  passed.on('error', (error) => {
    // An answer that broke off is heard of by the answer itself; a whole one stands, whatever became of the body.
    if (response.destroyed || response.headersSent) return;
    const isTimeout = error.message === 'timeout';
    log('error', 'service did not answer', { path: request.url, error: error.message });
    refuse(response, isTimeout ? 503 : 502);
  });
  response.on('close', () => passed.destroy());
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= bodyLimit || response.headersSent) return;
    request.unpipe(passed);
    refuseBody(exchange);
    passed.destroy();
  });
  request.pipe(passed);
}

/** The service's error shape, for when there is no service. */
function refuse(response: Exchange['response'], status: 502 | 503): void {
  const message = 'The shop cannot answer right now. Please try again in a moment.';
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(JSON.stringify({ error: { code: 'service_unavailable', message } }));
}
