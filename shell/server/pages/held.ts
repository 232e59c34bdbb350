/** A value that is loaded once, held, and renewed in the background when it is asked for after its time. */
export class Held<Value> {
  readonly #load: () => Promise<Value>;
  readonly #freshMs: number;
  #value: { value: Value; at: number } | null = null;
  #loading: Promise<Value> | null = null;

  constructor(load: () => Promise<Value>, freshMs: number) {
    this.#load = load;
    this.#freshMs = freshMs;
  }

  /** The held value, however old while a newer one is on its way. @throws when none was ever loaded and loading fails */
  async get(): Promise<Value> {
    if (!this.#value) return this.#renew();
    if (Date.now() - this.#value.at > this.#freshMs) this.#renew().catch(() => undefined);
    return this.#value.value;
  }

  #renew(): Promise<Value> {
    this.#loading ??= this.#load()
      .then((value) => {
        this.#value = { value, at: Date.now() };
        return value;
      })
      .finally(() => {
        this.#loading = null;
      });
    return this.#loading;
  }
}
