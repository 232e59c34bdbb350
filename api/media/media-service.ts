import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MediaCache } from './media-cache.ts';
import type { MediaParameters } from './media-parameters.ts';
import { findPicture, type PictureSource } from './picture.ts';
import type { RenderOrder } from './render-orders.ts';
import { type Priority, RenderQueue } from './render-queue.ts';
import { fileName, type Rendering, toRendering } from './rendering.ts';
import { toSketch } from './sketch.ts';

export interface MediaFile {
  bytes: Buffer;
  encoding: 'br' | null;
  /** A drawing in the place of pixels that are not ready: for this once. */
  isSketch: boolean;
}

export interface MediaServiceOptions {
  folder: string;
  /** Names the state of the drawings; another revision has a cache of its own. */
  revision: string;
  sources: readonly PictureSource[];
  render: (order: Omit<RenderOrder, 'id'>) => Promise<void>;
  concurrency?: number;
  memoryBytes?: number;
  /** How long a page's picture may be drawn before its sketch is handed out; without end unless told. */
  patienceMs?: number;
}

/** What pages show; mails and share images wait for their pixels. */
const PAGE_FORMATS: ReadonlySet<string> = new Set(['avif', 'webp']);
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** So many pictures waiting for their turn will not be ready in time. */
const CROWD = 8;
const MAX_PACKED = 200;
const MAX_WAITING = 20_000;
const MEMORY_BYTES = 48 * 1024 * 1024;

/** Pictures by path and parameters: from memory, from disk, or drawn once. */
export class MediaService {
  readonly #options: MediaServiceOptions;
  readonly #cache: MediaCache;
  readonly #queue: RenderQueue<void>;
  readonly #packed = new Map<string, Buffer>();

  constructor(options: MediaServiceOptions) {
    this.#options = options;
    this.#cache = new MediaCache(join(options.folder, options.revision), options.memoryBytes ?? MEMORY_BYTES);
    const concurrency = options.concurrency ?? Math.max(2, availableParallelism());
    this.#queue = new RenderQueue({ concurrency, backgroundConcurrency: concurrency - 1, maxWaiting: MAX_WAITING });
  }

  /** Whether a shopper waits for a picture just now. */
  get isAsked(): boolean {
    return this.#queue.isAsked;
  }

  /** The rendering that a request means, or null where there is no such picture (or it cannot be had in that format). */
  find(path: string, parameters: MediaParameters): Rendering | null {
    const picture = findPicture(this.#options.sources, path);
    if (!picture || (parameters.format === 'svg' && !picture.isVector)) return null;
    return toRendering(picture, parameters);
  }

  /** Names the rendering and the drawings' revision; equal tags mean equal bytes. */
  etag(rendering: Rendering): string {
    return `"${this.#options.revision}-${Buffer.from(fileName(rendering)).toString('base64url')}"`;
  }

  /** Drawings as text are packed once, where the asker can unpack them. */
  async get(rendering: Rendering, acceptsBrotli = false): Promise<MediaFile> {
    const bytes = await this.#bytes(rendering);
    if (!bytes) return this.#sketch(rendering, acceptsBrotli);
    if (rendering.format !== 'svg' || !acceptsBrotli) return { bytes, encoding: null, isSketch: false };
    const key = fileName(rendering);
    const packed = this.#packed.get(key) ?? brotliCompressSync(bytes);
    this.#packed.set(key, packed);
    if (this.#packed.size > MAX_PACKED) this.#packed.clear();
    return { bytes: packed, encoding: 'br', isSketch: false };
  }

  /**
   * False when the picture takes too long. A browser has six connections to a shop without TLS: pictures that are
   * waited for would keep the page's scripts from coming. The drawing goes on for who asks next.
   */
  async #isDrawnInTime(rendering: Rendering): Promise<boolean> {
    const drawing = this.#render(rendering, 'asked').then(() => true);
    const { patienceMs } = this.#options;
    if (patienceMs === undefined || !PAGE_FORMATS.has(rendering.format)) return drawing;
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(late.resolve, this.#queue.askedWaiting > CROWD ? 0 : patienceMs, false);
    try {
      return await Promise.race([drawing, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #sketch({ path }: Rendering, acceptsBrotli: boolean): MediaFile {
    const drawing = findPicture(this.#options.sources, path)?.draw() ?? '';
    const bytes = Buffer.from(toSketch(drawing));
    if (!acceptsBrotli) return { bytes, encoding: null, isSketch: true };
    return { bytes: brotliCompressSync(bytes, QUICK_BROTLI), encoding: 'br', isSketch: true };
  }

  /** Null while the picture is still being drawn. */
  async #bytes(rendering: Rendering): Promise<Buffer | null> {
    const known = await this.#cache.read(rendering);
    if (known) return known;
    if (!(await this.#isDrawnInTime(rendering))) return null;
    const drawn = await this.#cache.read(rendering);
    if (!drawn) throw new Error(`Nothing was drawn for ${fileName(rendering)}`);
    return drawn;
  }

  /** Whether it can be served without drawing. */
  has(rendering: Rendering): boolean {
    return existsSync(this.#cache.file(rendering));
  }

  /** Draws in the background; true where there was anything to draw. */
  async prepare(rendering: Rendering): Promise<boolean> {
    if (this.has(rendering)) return false;
    await this.#render(rendering, 'background');
    return true;
  }

  #render(rendering: Rendering, priority: Priority): Promise<void> {
    return this.#queue.add(fileName(rendering), priority, async () => {
      const file = this.#cache.file(rendering);
      const largerFile = await this.#cache.findLarger(rendering);
      await this.#options.render({ rendering, file, ...(largerFile && { largerFile }) });
    });
  }
}
