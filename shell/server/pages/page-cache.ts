import type { Encoding } from 'mf-shared/rules/accepted-encoding';
import { Cache } from 'mf-shared/rules/cache';

export interface CachedPage {
  status: number;
  location: string | null;
  html: Buffer;
  /** Hashes of the style sheets inside it, `sha256-…`. */
  styles: readonly string[];
  /** Compressed copies, made when first asked for, with the shell's sheet inside and without it, and for who has signed in. */
  encoded: Partial<Record<`${Encoding} ${'inlined' | 'linked'}${'' | ' signed in'}`, Promise<Buffer>>>;
  /** When it was rendered, milliseconds. */
  at: number;
  /** Tags of the service's data that it was made of. */
  tags: ReadonlySet<string>;
  /** Until when it is sent as it is, and until when while it is renewed behind the answer; milliseconds. */
  freshUntil: number;
  shownUntil: number;
  isOwnDocument: boolean;
  /** False where a part of the service did not answer: shown, but not kept. */
  isWhole: boolean;
  /** The generation of the releases and the catalogue that it was made of. */
  generation: number;
}

const plainBytes = 96 * 1024 * 1024;
const otherBytes = 32 * 1024 * 1024;

/**
 * Anyone can write addresses without end: what has a query, or is missing, has a cache of its own, so that it never takes
 * the place of the shop's plain pages.
 */
export class PageCaches {
  readonly #plain: Cache<CachedPage>;
  readonly #others: Cache<CachedPage>;
  /** Those of both, by their keys. */
  readonly #pages = new Map<string, CachedPage>();

  constructor(bytes = { plain: plainBytes, others: otherBytes }) {
    const onDrop = (key: string) => this.#pages.delete(key);
    this.#plain = new Cache({ mostBytes: bytes.plain, sizeOf, onDrop });
    this.#others = new Cache({ mostBytes: bytes.others, sizeOf, onDrop });
  }

  get(key: string): CachedPage | undefined {
    return this.#plain.get(key) ?? this.#others.get(key);
  }

  set(key: string, page: CachedPage, isPlain: boolean): void {
    const [home, other] = isPlain ? [this.#plain, this.#others] : [this.#others, this.#plain];
    other.delete(key);
    home.set(key, page);
    if (home.get(key)) this.#pages.set(key, page);
  }

  get pages(): Iterable<CachedPage> {
    return this.#pages.values();
  }

  clear(): void {
    this.#plain.clear();
    this.#others.clear();
    this.#pages.clear();
  }
}

/** The page and room for its compressed copies. */
function sizeOf({ html }: CachedPage): number {
  return html.length * 1.5;
}
