import type { Encoding } from 'mf-shared/rules/accepted-encoding';

export interface CachedPage {
  status: number;
  location: string | null;
  html: Buffer;
  /** Compressed copies, made when first asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
  /** When it was rendered, milliseconds. */
  at: number;
  isOwnDocument: boolean;
  /** False where a part of the service did not answer: shown, but not kept. */
  isWhole: boolean;
  /** Of the releases and the catalogue that it was made of. */
  generation: number;
}

/** The most recently used pages, up to a number of bytes. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += size(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limitBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= size(page);
    this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

const plainBytes = 96 * 1024 * 1024;
const otherBytes = 32 * 1024 * 1024;

/**
 * Anyone can write addresses without end: what has a query, or is missing, has a cache of its own, so that it never takes
 * the place of the shop's plain pages.
 */
export class PageCaches {
  readonly #plain = new PageCache(plainBytes);
  readonly #others = new PageCache(otherBytes);

  get(key: string): CachedPage | undefined {
    return this.#plain.get(key) ?? this.#others.get(key);
  }

  set(key: string, page: CachedPage, isPlain: boolean): void {
    const [home, other] = isPlain ? [this.#plain, this.#others] : [this.#others, this.#plain];
    other.delete(key);
    home.set(key, page);
  }

  clear(): void {
    this.#plain.clear();
    this.#others.clear();
  }
}

/** The page and room for its compressed copies. */
const size = (page: CachedPage): number => page.html.length * 1.5;
