import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from 'mf-shared/rules/accepted-encoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether an answer is kept and sent again, or made for one caller: then compressing it well is not worth its time. */
export type Life = 'kept' | 'once';

/** Bytes from which compressing pays. */
const worthCompressing = 1024;
/** Up to this good compression takes a fifth of a second, once; above it a little worse takes a tenth of the time. */
const largeAnswer = 3_000_000;

/** Just wide enough for the whole answer: a window of 4 MB for 100 kB made compressing ten times slower. */
const windowBits = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

const noTags: ReadonlySet<string> = new Set();

/** A JSON answer ready to be sent; compressed once per encoding, on first demand. */
export class Answer {
  readonly plain: Buffer;
  readonly etag: string;
  readonly version: string;
  /** What makes it stale within its version. */
  readonly tags: ReadonlySet<string>;
  readonly #life: Life;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(json: string, version: number, life: Life = 'kept', tags: ReadonlySet<string> = noTags) {
    this.tags = tags;
    this.#life = life;
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
    this.#gzip ??= toGzip(this.plain, { level: this.#life === 'once' ? 2 : 7 });
    return this.#gzip;
  }

  get #quality(): number {
    if (this.#life === 'once') return 4;
    return this.plain.length > largeAnswer ? 6 : 9;
  }

  #compressBrotli(): Promise<Buffer> {
    return toBrotli(this.plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(this.plain.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
      },
    });
  }
}
