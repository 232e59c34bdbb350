import { expect, test } from 'vitest';
import { pickEncoding } from './pick-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (header, expected) => expect(pickEncoding(header)).toBe(expected));
