import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Cache } from 'mf-shared/rules/cache';
import { countPicture } from '../metrics/service-counts.ts';
import { MediaCache } from './media-cache.ts';
import type { MediaParameters } from './media-parameters.ts';
import type { Original, OriginalStore } from './original.ts';
import { type Priority, QueueFullError, RenderQueue } from './render-queue.ts';
import { fileName, type Rendering, toRendering } from './rendering.ts';

export interface MediaFile {
  bytes: Buffer;
  encoding: 'br' | null;
  /** An SVG in the place of pixels that are not ready: for this once. */
  isPreview: boolean;
}

/** A rendering with the original that it is made of. */
export interface FoundRendering {
  original: Original;
  rendering: Rendering;
}

export interface MediaServiceOptions {
  folder: string;
  /** Names the way renderings are made; another one has a cache of its own. */
  revision: string;
  originals: OriginalStore;
  render: (from: string, to: string, rendering: Rendering) => Promise<unknown>;
  concurrency?: number;
  memoryBytes?: number;
  /** How long a page's picture may take before its preview is handed out; without end unless told. */
  patienceMs?: number;
}

export interface Asker {
  acceptsBrotli?: boolean;
  /** For who would rather wait longer than see a preview. */
  patienceMs?: number | undefined;
}

/** What pages show; mails and share images wait for their pixels. */
const pageFormats: ReadonlySet<string> = new Set(['avif', 'webp']);
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** A queue of pictures that is too long for a new one to be ready in time. */
const crowd = 8;
const mostPacked = 200;
const mostWaiting = 20_000;
const defaultMemoryBytes = 48 * 1024 * 1024;

/** Pictures by path and parameters: from memory, from disk, or made once from their original. */
export class MediaService {
  readonly #options: MediaServiceOptions;
  readonly #cache: MediaCache;
  /** Renders pictures whose original is at hand. */
  readonly #quick: RenderQueue<void>;
  /** Renders pictures whose original has to be made first, so that they keep no other picture waiting. */
  readonly #slow: RenderQueue<void>;
  readonly #packed = new Cache<Buffer>({ most: mostPacked });

  constructor(options: MediaServiceOptions) {
    this.#options = options;
    this.#cache = new MediaCache(join(options.folder, options.revision), options.memoryBytes ?? defaultMemoryBytes);
    const concurrency = options.concurrency ?? Math.max(2, availableParallelism());
    const limits = { concurrency, backgroundConcurrency: concurrency - 1, maxWaiting: mostWaiting };
    this.#quick = new RenderQueue(limits);
    this.#slow = new RenderQueue(limits);
  }

  /** Whether a shopper waits for a picture just now. */
  get isAsked(): boolean {
    return this.#quick.isAsked || this.#slow.isAsked;
  }

  /** Pictures that have not begun to be made, and how long the oldest that is asked for has waited. */
  get waiting(): { asked: number; ahead: number; oldestMs: number } {
    const asked = this.#quick.askedWaiting + this.#slow.askedWaiting;
    return {
      asked,
      ahead: this.#quick.waiting + this.#slow.waiting - asked,
      oldestMs: Math.max(this.#quick.oldestAskedMs, this.#slow.oldestAskedMs),
    };
  }

  /** The rendering that a request means, or null where there is no such picture (or it cannot be had in that format). */
  async find(path: string, parameters: MediaParameters): Promise<FoundRendering | null> {
    const original = await this.#options.originals.find(path);
    if (!original || (parameters.format === 'svg' && !original.isVector)) return null;
    return { original, rendering: toRendering(original, parameters) };
  }

  /** Names the rendering, its original's revision and the way it is made; equal tags mean equal bytes. */
  etag({ rendering }: FoundRendering): string {
    return `"${this.#options.revision}-${Buffer.from(fileName(rendering)).toString('base64url')}"`;
  }

  /** SVGs are packed once, where the asker can unpack them. */
  async get(found: FoundRendering, { acceptsBrotli = false, patienceMs }: Asker = {}): Promise<MediaFile> {
    const { rendering } = found;
    const bytes = await this.#bytes(found, patienceMs);
    if (!Buffer.isBuffer(bytes)) return previewFile(bytes.preview, acceptsBrotli);
    if (rendering.format !== 'svg' || !acceptsBrotli) return { bytes, encoding: null, isPreview: false };
    const packed = this.#packed.getOrMake(fileName(rendering), () => brotliCompressSync(bytes));
    return { bytes: packed, encoding: 'br', isPreview: false };
  }

  /** The pixels, or the preview of a picture that is still being made. */
  async #bytes(found: FoundRendering, patienceMs?: number): Promise<Buffer | { preview: string }> {
    const known = await this.#cache.read(found.rendering);
    if (known) return known;
    const preview = await this.#previewWhereLate(found, patienceMs);
    if (preview !== undefined) return { preview };
    const made = await this.#cache.read(found.rendering);
    if (!made) throw new Error(`Nothing was made for ${fileName(found.rendering)}`);
    return made;
  }

  /**
   * Returns a preview when the picture takes too long. A browser has six connections to a shop without TLS: pictures
   * that are waited for would keep the page's scripts from coming. The work goes on for who asks next.
   */
  async #previewWhereLate(found: FoundRendering, patienceMs?: number): Promise<string | undefined> {
    const { patienceMs: usual, originals } = this.#options;
    if (usual === undefined || !pageFormats.has(found.rendering.format))
      return this.#render(found, 'awaited').then(() => undefined);
    const making = this.#render(found, 'asked').then(() => undefined);
    const ms = patienceMs ?? (this.#queueOf(found).askedWaiting > crowd ? 0 : usual);
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(late.resolve, ms, 'late');
    try {
      const first = await Promise.race([making, late.promise]);
      return first === 'late' ? (originals.preview?.(found.original) ?? emptyPreview(found.rendering)) : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether it can be served without work. */
  has({ rendering }: FoundRendering): boolean {
    return existsSync(this.#cache.file(rendering));
  }

  /** Makes a rendering in the background; true where there was anything to make. */
  async prepare(found: FoundRendering): Promise<boolean> {
    if (this.has(found)) return false;
    await this.#render(found, 'background');
    return true;
  }

  #queueOf({ original, rendering }: FoundRendering): RenderQueue<void> {
    // Its original may have come to hand since it was asked for: it is still made once.
    if (this.#slow.has(fileName(rendering))) return this.#slow;
    return (this.#options.originals.isAtHand?.(original, rendering.width) ?? true) ? this.#quick : this.#slow;
  }

  #render(found: FoundRendering, priority: Priority): Promise<void> {
    const { originals, render } = this.#options;
    const { original, rendering } = found;
    const made = this.#queueOf(found).add(fileName(rendering), priority, async () => {
      const from = await originals.open(original, rendering.width);
      await render(from, this.#cache.file(rendering), rendering).catch((error: unknown) => {
        countPicture({ outcome: 'failed' });
        throw error;
      });
      countPicture({ outcome: 'made' });
    });
    made.catch((error: unknown) => error instanceof QueueFullError && countPicture({ outcome: 'refused' }));
    return made;
  }
}

/** Keeps the picture's shape, and the connection free, where the store of its original has no preview. */
const emptyPreview = ({ width, height }: Rendering): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`;

function previewFile(svg: string, acceptsBrotli: boolean): MediaFile {
  const bytes = Buffer.from(svg);
  if (!acceptsBrotli) return { bytes, encoding: null, isPreview: true };
  return { bytes: brotliCompressSync(bytes, quickBrotli), encoding: 'br', isPreview: true };
}
