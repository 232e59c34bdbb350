type Fetch = (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Calls to the service. While it is known to be away, those under way end at once and new ones are not tried. */
export class ServiceLine {
  readonly #fetch: Fetch;
  readonly #calls = new Set<AbortController>();
  #isAway = false;

  constructor(fetch: Fetch = (url, init) => globalThis.fetch(url, init)) {
    this.#fetch = fetch;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  set isAway(isAway: boolean) {
    this.#isAway = isAway;
    if (isAway) for (const call of this.#calls) call.abort(away());
  }

  readonly fetch: Fetch = async (url, init = {}) => {
    if (this.#isAway) throw away();
    const call = new AbortController();
    this.#calls.add(call);
    const signal = init.signal ? AbortSignal.any([init.signal, call.signal]) : call.signal;
    try {
      return await this.#fetch(url, { ...init, signal });
    } finally {
      this.#calls.delete(call);
    }
  };
}

const away = () => new Error('The service is away');
