import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes from which compressing pays. */
const worthCompressing = 1024;
/** Up to this good compression takes a fifth of a second, once; above it a little worse takes a tenth of the time. */
const largeAnswer = 3_000_000;

/** A JSON answer ready to be sent: made once, compressed once per encoding, on first demand. */
export class Answer {
  readonly plain: Buffer;
  readonly etag: string;
  readonly version: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(json: string, version: number) {
    this.plain = Buffer.from(json);
    this.etag = `W/"${createHash('sha1').update(this.plain).digest('base64url')}"`;
    this.version = String(version);
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= worthCompressing;
  }

  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    if (encoding === 'br') {
      this.#brotli ??= this.#compressBrotli();
      return this.#brotli;
    }
    this.#gzip ??= toGzip(this.plain, { level: 7 });
    return this.#gzip;
  }

  #compressBrotli(): Promise<Buffer> {
    const quality = this.plain.length > largeAnswer ? 6 : 9;
    return toBrotli(this.plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      },
    });
  }
}
