import { Cache } from './cache.ts';

/** The encodings in which the shell and the service answer. */
export type Encoding = 'br' | 'gzip' | 'identity';

const seen = new Cache<Encoding>({ most: 500 });

/** The best encoding that an Accept-Encoding header allows: brotli, gzip, none. Headers repeat, so answers are kept. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  return seen.getOrMake(header, () => read(header));
}

function read(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
