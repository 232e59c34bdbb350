import { networkOf } from 'mf-shared/rules/network-of';
import { clientAddress, type TrustsProxy } from 'mf-shared/rules/trusted-proxies';
import type { Exchange } from './answer/exchange.ts';

/** What only a proxy can know: believed from a trusted one, dropped from everybody else. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
  'x-delivery-country',
  'x-currency',
];

type Asked = Pick<Exchange['request'], 'headers' | 'socket'>;

const peerOf = ({ socket }: Asked): string => socket.remoteAddress ?? '';

/** Stands before everything that reads a request, the page cache included. */
export function dropForgedHeaders(request: Asked, trusts: TrustsProxy): void {
  if (trusts(peerOf(request), 0)) return;
  for (const name of proxyHeaders) if (name in request.headers) delete request.headers[name];
}

/** The address of the visitor, as the trusted proxies tell it. */
export const visitorAddress = (request: Asked, trusts: TrustsProxy): string =>
  clientAddress(peerOf(request), [request.headers['x-forwarded-for']].flat().join(','), trusts);

/** The visitor's network, by which requests are counted together. Null for a trusted proxy that does not say for whom it asks. */
export function countedVisitor(request: Asked, trusts: TrustsProxy): string | null {
  const visitor = visitorAddress(request, trusts);
  return visitor === peerOf(request) && trusts(visitor, 0) ? null : networkOf(visitor);
}
