import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { askOutside, LeadsInside } from '../modules/outside-network/ask-outside.ts';
import { isInsideNetwork } from '../modules/outside-network/inside-network.ts';

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
    if (error instanceof LeadsInside) throw new NotFetched(error.message);
    if (signal.aborted) throw new NotFetched(`did not come in ${limits.mostMs / 1000} seconds`, true);
    throw new NotFetched(`cannot be fetched: ${(error as Error).message}`, true);
  }
}

const tooLarge = ({ mostBytes }: FetchLimits) =>
  new NotFetched(`is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB`);

async function follow(address: string, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = addressOf(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await askOutside(url, { isInside: limits.isInside, signal, headers: { accept: 'image/*' } });
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
