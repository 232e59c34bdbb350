interface Whole {
  status: number;
  headers: Headers;
  text: string | null;
}

const heldMs = 2000;
const mostAnswers = 100;
const mostLength = 500_000;

/**
 * The service's answers to what pages read, held for two seconds and forgotten with the catalogue that they are of: pages
 * of one group under many filters, rendered at once, ask for the group once. All are for nobody in particular.
 */
export class HeldAnswers {
  readonly #fetch: typeof fetch;
  readonly #held = new Map<string, { until: number; whole: Promise<Whole> }>();

  constructor(ask: typeof fetch = (url, init) => fetch(url, init)) {
    this.#fetch = ask;
  }

  readonly fetch = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    if (init.method !== 'GET') return this.#fetch(url, init);
    const { status, headers, text } = await this.#read(String(url), init);
    return new Response(text, { status, headers });
  };

  clear(): void {
    this.#held.clear();
  }

  #read(url: string, init: RequestInit): Promise<Whole> {
    const asked = new Headers(init.headers);
    const key = `${url} ${asked.get('accept-language')} ${asked.get('if-none-match')}`;
    const known = this.#held.get(key);
    if (known && Date.now() < known.until) return known.whole;
    if (this.#held.size >= mostAnswers) this.#held.clear();
    const held = { until: Date.now() + heldMs, whole: readWhole(this.#fetch, url, init) };
    const forget = () => {
      if (this.#held.get(key) === held) this.#held.delete(key);
    };
    held.whole.then((whole) => isWorthHolding(whole) || forget(), forget);
    this.#held.set(key, held);
    return held.whole;
  }
}

async function readWhole(ask: typeof fetch, url: string, init: RequestInit): Promise<Whole> {
  const answer = await ask(url, init);
  const { status, headers } = answer;
  // A body cannot be given to an answer of these (fetch standard, null body status).
  const text = status === 204 || status === 304 ? null : await answer.text();
  return { status, headers, text };
}

/** A failure is asked for again at once. */
const isWorthHolding = ({ status, text }: Whole): boolean =>
  status === 304 || (status === 200 && text !== null && text.length < mostLength);
