import { Cache, type CacheOptions } from './cache.ts';

interface LoadingCacheOptions<Value> extends CacheOptions<Value> {
  /** How much longer a value that is not fresh may be used while it is loaded anew. */
  staleMs?: number;
  /** Whether a loaded value is worth keeping. */
  isKept?: (value: Value) => boolean;
}

/**
 * A cache that loads what it lacks. Whoever asks for a value that is being loaded waits for the same load. A value that is
 * not fresh any more is given at once, for `staleMs`, and renewed behind it.
 */
export class LoadingCache<Value> extends Cache<Value> {
  readonly #options: LoadingCacheOptions<Value>;
  readonly #loading = new Map<string, Promise<Value>>();

  constructor(options: LoadingCacheOptions<Value>) {
    super(options);
    this.#options = options;
  }

  /**
   * The value, loaded where there is none, and kept. A load that fails is not kept; the value before it stays.
   * @throws what loading throws, where there is no value that may be used
   */
  async load(key: string, make: () => Promise<Value>): Promise<Value> {
    const fresh = this.get(key);
    if (fresh !== undefined) return fresh;
    const stale = this.stale(key, this.#options.staleMs ?? 0);
    const loading = this.#loading.get(key) ?? this.#start(key, make);
    if (stale === undefined) return loading;
    loading.catch(() => undefined);
    return stale;
  }

  /** Lets go of a value, and of one that is being loaded: whoever waits for it still gets it. */
  override delete(key: string): void {
    this.#loading.delete(key);
    super.delete(key);
  }

  override clear(): void {
    this.#loading.clear();
    super.clear();
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
}
