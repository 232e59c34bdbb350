import { lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isInsideNetwork } from './inside-network.ts';

export interface FetchLimits {
  mostBytes: number;
  /** For one picture with all its redirects. */
  mostMs: number;
  mostRedirects: number;
  /** Pauses before another try, where trying again may help. */
  pausesMs: readonly number[];
  /** Whether an IP address is one that no file may lead to. */
  isInside: (address: string) => boolean;
}

export const fetchLimits: FetchLimits = {
  mostBytes: 64 * 1024 * 1024,
  mostMs: 60_000,
  mostRedirects: 4,
  pausesMs: [1000, 5000],
  isInside: isInsideNetwork,
};

/** Says in words that follow “which” why a picture did not come. */
class NotFetched extends Error {
  readonly mayComeLater: boolean;

  constructor(message: string, mayComeLater = false) {
    super(message);
    this.mayComeLater = mayComeLater;
  }
}

/**
 * Fetches a picture that a merchant's file names by its address (IMPORT-13). Every address on the way, also of redirects,
 * is held against the limits: a file must not make the shop read what only its own network can.
 * @throws an Error in words that follow “which”
 */
export async function fetchPicture(address: string, file: string, limits: FetchLimits = fetchLimits): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await fetchOnce(address, file, limits);
    } catch (error) {
      await rm(file, { force: true });
      const wait = limits.pausesMs[tried];
      if (wait === undefined || !(error instanceof NotFetched) || !error.mayComeLater) throw error;
      await pause(wait);
    }
  }
}

async function fetchOnce(address: string, file: string, limits: FetchLimits): Promise<void> {
  const signal = AbortSignal.timeout(limits.mostMs);
  try {
    const response = await follow(address, limits, signal);
    if (Number(response.headers['content-length'] ?? 0) > limits.mostBytes) {
      response.destroy();
      throw tooLarge(limits);
    }
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length;
        done(bytes > limits.mostBytes ? tooLarge(limits) : null, chunk);
      },
    });
    await pipeline(response, counted, createWriteStream(file), { signal });
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    if (signal.aborted) throw new NotFetched(`did not come in ${limits.mostMs / 1000} seconds`, true);
    throw new NotFetched(`cannot be fetched: ${(error as Error).message}`, true);
  }
}

const tooLarge = ({ mostBytes }: FetchLimits) =>
  new NotFetched(`is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB`);

async function follow(address: string, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = addressOf(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, limits, signal);
    const status = response.statusCode ?? 0;
    if (status === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (status < 300 || status >= 400 || location === undefined)
      throw new NotFetched(`answers ${status}`, status === 408 || status === 429 || status >= 500);
    if (redirects >= limits.mostRedirects) throw new NotFetched(`leads on more than ${limits.mostRedirects} times`);
    url = addressOf(location, url);
  }
}

function addressOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new NotFetched(base ? 'leads to what is no web address' : 'is no web address');
  return url;
}

function ask(url: URL, { isInside }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // No name is looked up for an IP address.
  if (isIP(host) && isInside(host)) throw leadsInside();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(url, { signal, lookup: lookupOutside(isInside), agent: false, headers: { accept: 'image/*' } }, resolve)
      .on('error', reject)
      .end();
  });
}

const leadsInside = () => new NotFetched('leads inside a private network');

/** The connection goes to the addresses that were checked: asking twice would let a name change in between. */
const lookupOutside =
  (isInside: FetchLimits['isInside']): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '', 0);
      if (addresses.some(({ address }) => isInside(address))) return done(leadsInside(), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
