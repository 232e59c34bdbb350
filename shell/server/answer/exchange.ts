import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';

/** A request and its answer below Fastify: what HTTP/1.1 and HTTP/2 have in common. */
export interface Exchange {
  request: Readable & {
    headers: IncomingHttpHeaders;
    httpVersion: string;
    method?: string | undefined;
    url?: string | undefined;
    socket: { remoteAddress?: string | undefined };
    /** HTTP/2 alone; there is no body where the stream ended with the headers. Destroying the request does not close it. */
    stream?: { endAfterHeaders: boolean; close(code?: number): void };
  };
  response: Writable & {
    headersSent: boolean;
    setHeader(name: string, value: string): unknown;
    writeHead(status: number, headers?: OutgoingHttpHeaders): Exchange['response'];
  };
}
