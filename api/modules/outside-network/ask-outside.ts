import { lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInsideNetwork } from './inside-network.ts';

/** Says in words that follow “which” that an address must not be asked. */
export class LeadsInside extends Error {
  constructor() {
    super('leads inside a private network');
  }
}

export interface OutsideCall extends Pick<RequestOptions, 'method' | 'headers'> {
  signal: AbortSignal;
  body?: string;
  /** Whether an IP address is one that must not be asked. */
  isInside?: (address: string) => boolean;
}

/**
 * Asks an address that somebody outside the shop's code has chosen: never one inside a private network, which the shop
 * can reach and strangers cannot. Redirects are the caller's to follow, each by this function again.
 * @throws LeadsInside
 */
export async function askOutside(url: URL, call: OutsideCall): Promise<IncomingMessage> {
  const { body, isInside = isInsideNetwork, ...options } = call;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // No name is looked up for an IP address.
  if (isIP(host) && isInside(host)) throw new LeadsInside();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(url, { ...options, lookup: lookupOutside(isInside), agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** The connection goes to the addresses that were checked: asking twice would let a name change in between. */
const lookupOutside =
  (isInside: (address: string) => boolean): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '', 0);
      if (addresses.some(({ address }) => isInside(address))) return done(new LeadsInside(), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
