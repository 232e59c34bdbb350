import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { encode } from './encode.ts';
import { type Encoding, pickEncoding } from './pick-encoding.ts';

/** What HTTP/1.1 and HTTP/2 have in common. */
export interface Exchange {
  request: Readable & {
    headers: IncomingHttpHeaders;
    method?: string | undefined;
    url?: string | undefined;
    socket: { remoteAddress?: string | undefined };
  };
  response: Writable & {
    headersSent: boolean;
    setHeader(name: string, value: string): unknown;
    writeHead(status: number, headers?: OutgoingHttpHeaders): Exchange['response'];
  };
  url: URL;
}

export const immutable = 'public, max-age=31536000, immutable';

/** Answers with a body that is compressed on its way; HEAD gets the headers only. */
export function send(
  { request, response }: Exchange,
  status: number,
  body: string,
  headers: OutgoingHttpHeaders,
): void {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  sendEncoded({ request, response }, status, encode(Buffer.from(body), encoding), encoding, headers);
}

/** As `send`, with a body that is compressed already. */
export function sendEncoded(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  status: number,
  body: Buffer,
  encoding: Encoding,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { ...encodedHeaders(body, encoding), ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What every body brings with it. */
export const encodedHeaders = (body: Buffer, encoding: Encoding): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
  'content-length': body.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

export function sendJson(exchange: Exchange, body: unknown, cacheControl = 'no-store', status = 200): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl };
  send(exchange, status, JSON.stringify(body), headers);
}

/** The service's error shape, for what is missing on this server. */
export function sendNotFound(exchange: Exchange): void {
  sendJson(exchange, { error: { code: 'not_found', message: 'Not found' } }, 'no-store', 404);
}

export function redirect(
  { response }: Exchange,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders = { 'cache-control': 'no-cache' },
): void {
  response.writeHead(status, { location, 'content-length': 0, ...headers }).end();
}
