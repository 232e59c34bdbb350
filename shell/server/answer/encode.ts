import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './pick-encoding.ts';

/** Compresses quickly: brotli 5 costs under a millisecond a page and is kept with the page. */
export function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body;
}
