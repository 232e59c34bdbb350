export interface CacheOptions<Value> {
  /** Most values; without it as many as come. */
  most?: number;
  /** Most bytes (or what else `sizeOf` counts) of all values together. */
  mostBytes?: number;
  sizeOf?: (value: Value) => number;
  /** How long a value is fresh, in milliseconds from when it was kept; without it until it makes room. */
  freshMs?: number | ((value: Value) => number);
  /** Called for each value that goes, for whatever reason but `clear`. */
  onDrop?: (key: string) => void;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  freshUntil: number;
}

/**
 * Values by their keys, the ones used last, within limits of number, size and time. One that loads them too is a
 * `LoadingCache`: browsers that only keep values do without its code.
 */
export class Cache<Value> {
  readonly #options: CacheOptions<Value>;
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(options: CacheOptions<Value>) {
    this.#options = options;
  }

  /** The value where it is fresh, which makes it the one used last. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || Date.now() >= entry.freshUntil) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The value, made at once where there is none, and kept. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Keeps a value; those used longest ago make room for it. One that is larger than all room is not kept. */
  set(key: string, value: Value): void {
    const { most = Number.POSITIVE_INFINITY, mostBytes = Number.POSITIVE_INFINITY, sizeOf, freshMs } = this.#options;
    this.delete(key);
    const bytes = sizeOf?.(value) ?? 0;
    if (bytes > mostBytes) return;
    const forMs = typeof freshMs === 'function' ? freshMs(value) : freshMs;
    this.#entries.set(key, { value, bytes, freshUntil: Date.now() + (forMs ?? Number.POSITIVE_INFINITY) });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= most && this.#bytes <= mostBytes) return;
      this.#drop(oldest);
    }
  }

  delete(key: string): void {
    this.#drop(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** The value where it is fresh, or was at most so many milliseconds ago. */
  protected stale(key: string, staleMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && Date.now() < entry.freshUntil + staleMs ? entry.value : undefined;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#options.onDrop?.(key);
  }
}
