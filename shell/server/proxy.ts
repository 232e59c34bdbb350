import http from 'node:http';
import { cutOff } from './answer/cut-off.ts';
import type { Exchange } from './answer/exchange.ts';
import { callLocale, refusal } from './answer/refusal.ts';
import type { RefusalCode } from './answer/refusal-texts.ts';
import type { Line } from './calls/line.ts';
import { type BodyTime, watchPace } from './calls/slow-body.ts';
import { errorFacts, log } from './log.ts';
import { loggedPath } from './logged-path.ts';

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
  bodyTime: BodyTime;
  /** How long the service may be silent; what the visitor takes to send a body is not its time. */
  answerMs: number;
  calls: Line;
  /** For pictures that are read: no call waits behind them. */
  pictures: Line;
  /** The visitor's address: the only one that the service is told. */
  visitor: string;
  /** By whom calls are counted together; null where they are not counted. */
  countedVisitor: string | null;
  /** The protocol of the address that visitors use; a proxy in front may know better. */
  protocol: string;
}

/** Passes a request on to the commerce service, once it is the visitor's turn, and streams its answer back. */
export function proxyTo(service: ServiceBehind, exchange: Exchange): void {
  if (Number(exchange.request.headers['content-length']) > service.bodyLimit) {
    refuseBody(exchange, 413, 'body_too_large');
    return;
  }
  const { turns } = lineOf(service, exchange.request);
  const leave = turns.take({
    visitor: service.countedVisitor,
    run: (end) => passOn(service, exchange, end),
    refuse: (reason) => {
      const isVisitor = reason === 'visitor';
      refuseBody(exchange, isVisitor ? 429 : 503, isVisitor ? 'too_many_calls' : 'service_unavailable', soon);
    },
  });
  exchange.response.on('close', leave);
}

function lineOf({ calls, pictures }: ServiceBehind, { method, url }: Exchange['request']): Line {
  const readsPicture = (method === 'GET' || method === 'HEAD') && url?.startsWith('/media/');
  return readsPicture ? pictures : calls;
}

const soon = { 'retry-after': '5' };

function passOn(service: ServiceBehind, exchange: Exchange, end: () => void): void {
  const { request, response } = exchange;
  const passed = beginCall(service, exchange);
  if (!passed) {
    end();
    return;
  }
  passed.on('close', end);
  const giveUp = () => void passed.destroy(new Error('timeout'));
  request.once('end', () => passed.setTimeout(service.answerMs, giveUp));
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
    refuse(exchange, isTimeout ? 503 : 502, 'service_unavailable', soon);
    if (!request.readableEnded) cutOff(exchange);
  });
  response.on('close', () => passed.destroy());
  watchBody(service, exchange, passed);
  request.pipe(passed);
}

/** The call to the service; null, and an answer, where it cannot even be written. */
function beginCall(service: ServiceBehind, exchange: Exchange): http.ClientRequest | null {
  try {
    return http.request(passedRequest(service, exchange.request));
  } catch (error) {
    log('error', 'a call could not be passed on', errorFacts(error));
    refuseBody(exchange, 502, 'service_unavailable');
    return null;
  }
}

function passedRequest(service: ServiceBehind, request: Exchange['request']): http.RequestOptions {
  const { apiUrl, visitor, protocol } = service;
  const target = new URL(apiUrl);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => isPassedOn(name)));
  return {
    agent: lineOf(service, request).agent,
    host: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: {
      ...headers,
      'x-forwarded-for': visitor,
      'x-forwarded-host': request.headers.host ?? request.headers[':authority'],
      'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? protocol,
    },
  };
}

/** Gives up a body that grows too large or comes too slowly, and with it the socket of the service. */
function watchBody(service: ServiceBehind, exchange: Exchange, passed: http.ClientRequest): void {
  const { request, response } = exchange;
  const { bodyLimit, bodyTime, answerMs } = service;
  const giveUp = (status: 408 | 413, code: RefusalCode) => {
    request.unpipe(passed);
    if (response.headersSent) cutOff(exchange);
    else refuseBody(exchange, status, code);
    passed.destroy();
  };
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > bodyLimit && received - chunk.length <= bodyLimit && !response.headersSent)
      giveUp(413, 'body_too_large');
  });
  watchPace(exchange, passed, { ...bodyTime, answerMs }, (isVisitor) => {
    if (isVisitor) giveUp(408, 'body_too_slow');
    else passed.destroy(new Error('timeout'));
  });
}

/** Refuses a request without reading its body, and cuts off who goes on sending. */
function refuseBody(exchange: Exchange, status: Refused, code: RefusalCode, headers?: http.OutgoingHttpHeaders): void {
  refuse(exchange, status, code, headers);
  cutOff(exchange);
}

type Refused = 408 | 413 | 429 | 502 | 503;

/** Answers in the service's error shape and in the caller's language. */
function refuse(
  { request, response }: Exchange,
  status: Refused,
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
