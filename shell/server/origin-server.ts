import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { Server, Socket } from 'node:net';
import { everyAnswer } from 'mf-shared/rules/every-answer';
import { networkOf } from 'mf-shared/rules/network-of';
import type { TrustsProxy } from 'mf-shared/rules/trusted-proxies';
import { cutOff } from './answer/cut-off.ts';
import type { Exchange } from './answer/exchange.ts';
import type { Settings } from './settings.ts';
import { throttledLog } from './throttled-log.ts';

const keepAliveMs = 65_000;
/** How often Node looks for connections that are too slow. */
const checkMs = 2000;
const mostStreams = 100;

type Handler = (request: Exchange['request'], response: Exchange['response']) => void;

/** The server of the shop's one origin. */
export interface OriginServer {
  listen(at: { port: number; host?: string | undefined }, onListening: () => void): void;
  onError(listener: (error: Error) => void): void;
  /** Takes no more requests, lets those under way end, and calls back. */
  close(onClosed: () => void): void;
}

/**
 * HTTP/1.1; where a certificate is configured TLS with HTTP/2, and HTTP/1.1 for those who lack it. Who is slow to tell
 * what they want, or opens too many connections, is cut off. @throws when the certificate cannot be read
 */
export function originServer(
  { tls, connections }: Pick<Settings, 'tls' | 'connections'>,
  trusts: TrustsProxy,
  handler: Handler,
): OriginServer {
  const limits = {
    headersTimeout: connections.headersMs,
    requestTimeout: connections.requestMs,
    connectionsCheckingInterval: Math.min(checkMs, connections.headersMs),
    keepAliveTimeout: keepAliveMs,
    // It is refused here, with the headers of every answer.
    requireHostHeader: false,
  };
  const served = withHost(handler);
  const server = tls === null ? plainServer(limits, served) : secureServer(tls, limits, served);
  limitConnections(server.net, connections, trusts);
  server.net.on('clientError', answerClientError);
  server.net.on('checkExpectation', (request, response) => refuseHead({ request, response }, 417));
  return {
    listen: (at, onListening) => void server.net.listen(at, onListening),
    onError: (listener) => void server.net.on('error', listener),
    close: server.close,
  };
}

interface StartedServer {
  net: Server;
  close(onClosed: () => void): void;
}

function plainServer(limits: http.ServerOptions, handler: Handler): StartedServer {
  const server = http.createServer(limits, handler);
  return {
    net: server,
    close(onClosed) {
      server.close(onClosed);
      server.closeIdleConnections();
    },
  };
}

function secureServer(
  tls: NonNullable<Settings['tls']>,
  limits: http.ServerOptions & { headersTimeout: number },
  handler: Handler,
): StartedServer {
  const files = { cert: readFileSync(tls.certificateFile), key: readFileSync(tls.keyFile) };
  const server = http2.createSecureServer(
    {
      ...{ ...files, allowHTTP1: true, handshakeTimeout: limits.headersTimeout },
      settings: { maxConcurrentStreams: mostStreams },
    },
    handler,
  );
  // HTTP/1.1 over TLS takes its limits from the server's fields.
  Object.assign(server, limits);
  const sessions = new Set<http2.Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.setTimeout(keepAliveMs, () => session.close());
  });
  return {
    net: server,
    close(onClosed) {
      server.close(onClosed);
      for (const session of sessions) session.close();
    },
  };
}

/** At most so many connections in all, and so many of one visitor; trusted proxies bring many visitors on theirs. */
function limitConnections(
  server: Server,
  { most, mostPerVisitor }: Settings['connections'],
  trusts: TrustsProxy,
): void {
  server.maxConnections = most;
  const open = new Map<string, number>();
  const log = throttledLog();
  const logDrop = (address: string | undefined) => log('warn', 'too many connections', { address });
  server.on('drop', (dropped) => logDrop(dropped?.remoteAddress));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusts(remoteAddress, 0)) return;
    const visitor = networkOf(remoteAddress);
    const count = (open.get(visitor) ?? 0) + 1;
    if (count > mostPerVisitor) {
      logDrop(remoteAddress);
      return void socket.destroy();
    }
    open.set(visitor, count);
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1;
      if (left === 0) open.delete(visitor);
      else open.set(visitor, left);
    });
  });
}

/** HTTP/1.1 names the host; HTTP/1.0 need not, and HTTP/2 has it elsewhere. */
const withHost =
  (handler: Handler): Handler =>
  (request, response) => {
    const { httpVersion, headers } = request;
    if (httpVersion === '1.1' && headers.host === undefined) refuseHead({ request, response }, 400);
    else handler(request, response);
  };

/** Answers a request that cannot be taken, with the headers of every answer. */
function refuseHead(exchange: Exchange, status: 400 | 417): void {
  exchange.response.writeHead(status, { ...everyAnswer, 'content-length': 0, connection: 'close' });
  exchange.response.end();
  cutOff(exchange);
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no request by the bare socket, with the headers of every answer. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const headers = Object.entries({ ...everyAnswer, connection: 'close', 'content-length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}\r\n`, () => socket.destroy());
}
