import { readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { Exchange } from './answer/send.ts';
import type { Settings } from './settings.ts';

const keepAliveMs = 65_000;

type Handler = (request: Exchange['request'], response: Exchange['response']) => void;

/** The server of the shop's one origin. */
export interface OriginServer {
  listen(port: number, onListening: () => void): void;
  onError(listener: (error: Error) => void): void;
  /** Takes no more requests, lets those under way end, and calls back. */
  close(onClosed: () => void): void;
}

/**
 * HTTP/1.1; where a certificate is configured TLS with HTTP/2, and HTTP/1.1 for those who lack it. @throws when the
 * certificate cannot be read
 */
export function originServer({ tls }: Pick<Settings, 'tls'>, handler: Handler): OriginServer {
  return tls === null ? plainServer(handler) : secureServer(tls, handler);
}

function plainServer(handler: Handler): OriginServer {
  const server = http.createServer(handler);
  server.keepAliveTimeout = keepAliveMs;
  return {
    listen: (port, onListening) => void server.listen(port, onListening),
    onError: (listener) => void server.on('error', listener),
    close(onClosed) {
      server.close(onClosed);
      server.closeIdleConnections();
    },
  };
}

function secureServer(tls: NonNullable<Settings['tls']>, handler: Handler): OriginServer {
  const files = { cert: readFileSync(tls.certificateFile), key: readFileSync(tls.keyFile) };
  const server = http2.createSecureServer({ ...files, allowHTTP1: true }, handler);
  const sessions = new Set<http2.Http2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    listen: (port, onListening) => void server.listen(port, onListening),
    onError: (listener) => void server.on('error', listener),
    close(onClosed) {
      server.close(onClosed);
      for (const session of sessions) session.close();
    },
  };
}
