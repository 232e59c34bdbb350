export interface CacheOptions<Value> {
  /** Most values; without it as many as come. */
  most?: number;
  /** Most bytes (or what else `sizeOf` counts) of all values together. */
  mostBytes?: number;
  sizeOf?: (value: Value) => number;
  /** How long a value is fresh, in milliseconds from when it was kept; without it until it makes room. */
  freshMs?: number | ((value: Value) => number);
  /** How much longer a value that is not fresh may be used while it is loaded anew. */
  staleMs?: number;
  /** Whether a loaded value is worth keeping. */
  isKept?: (value: Value) => boolean;
  /** Called for each value that goes, for whatever reason but `clear`. */
  onDrop?: (key: string) => void;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  freshUntil: number;
}

/**
 * Values by their keys, the ones used last, within limits of number, size and time. Whoever asks for a value that is being
 * loaded waits for the same load. A value that is not fresh any more is given at once, for `staleMs`, and renewed behind it.
 */
export class Cache<Value> {
  readonly #options: CacheOptions<Value>;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();
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

  /**
   * The value, loaded where there is none, and kept. A load that fails is not kept; the value before it stays.
   * @throws what loading throws, where there is no value that may be used
   */
  async load(key: string, make: () => Promise<Value>): Promise<Value> {
    const fresh = this.get(key);
    if (fresh !== undefined) return fresh;
    const { staleMs = 0 } = this.#options;
    const stale = this.#entries.get(key);
    const loading = this.#loading.get(key) ?? this.#start(key, make);
    if (!stale || Date.now() >= stale.freshUntil + staleMs) return loading;
    loading.catch(() => undefined);
    return stale.value;
  }

  /** Lets go of a value, and of one that is being loaded: whoever waits for it still gets it. */
  delete(key: string): void {
    this.#loading.delete(key);
    this.#drop(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  #start(key: string, make: () => Promise<Value>): Promise<Value> {
    const { isKept = () => true } = this.#options;
    const loading = make();
    this.#loading.set(key, loading);
    const isCurrent = () => this.#loading.get(key) === loading;
    loading.then(
      (value) => {
        if (!isCurrent()) return;
        this.#loading.delete(key);
        if (isKept(value)) this.set(key, value);
      },
      () => isCurrent() && this.#loading.delete(key),
    );
    return loading;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    this.#options.onDrop?.(key);
  }
}
