import http from 'node:http';
import { cutOff } from './answer/cut-off.ts';
import type { Exchange } from './answer/exchange.ts';
import { callLocale, refusal } from './answer/refusal.ts';
import type { RefusalCode } from './answer/refusal-texts.ts';
import { log } from './log.ts';
import { loggedPath } from './logged-path.ts';

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
  /** The protocol of the address that visitors use; a proxy in front may know better. */
  protocol: string;
}

/** Passes a request on to the commerce service and streams its answer back. */
export function proxyTo({ apiUrl, bodyLimit, visitor, protocol }: ServiceBehind, exchange: Exchange): void {
  const { request, response } = exchange;
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
      'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? protocol,
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
    log('error', 'service did not answer', { path: loggedPath(request.url ?? ''), error: error.message });
    refuse(exchange, isTimeout ? 503 : 502, 'service_unavailable', { 'retry-after': '5' });
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

/** Refuses a request whose body is too large without reading it, and cuts off who goes on sending. */
function refuseBody(exchange: Exchange): void {
  refuse(exchange, 413, 'body_too_large');
  cutOff(exchange);
}

/** Answers in the service's error shape and in the caller's language. */
function refuse(
  { request, response }: Exchange,
  status: 413 | 502 | 503,
  code: RefusalCode,
  headers: http.OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(JSON.stringify(refusal(code, callLocale(request))));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
