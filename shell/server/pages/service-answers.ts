import { tagsHeader } from 'mf-shared/rules/answer-tags';
import { LoadingCache } from 'mf-shared/rules/loading-cache';

interface Whole {
  status: number;
  headers: Headers;
  text: string | null;
}

const freshMs = 2000;
const mostAnswers = 100;
const mostLength = 500_000;

/**
 * The service's answers to what pages read, cached for two seconds and forgotten with the catalogue that they are of: pages
 * of one group under many filters, rendered at once, ask for the group once. All are for nobody in particular.
 */
export class ServiceAnswers {
  readonly #fetch: typeof fetch;
  readonly #answers = new LoadingCache<Whole>({ most: mostAnswers, freshMs, isKept: isWorthKeeping });

  constructor(ask: typeof fetch = (url, init) => fetch(url, init)) {
    this.#fetch = ask;
  }

  /** For one page: the tags are those of all answers that it was given. */
  taggedFetch(): { fetch: typeof fetch; tags: ReadonlySet<string> } {
    const tags = new Set<string>();
    const read = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (init.method !== 'GET') return this.#fetch(url, init);
      const { status, headers, text } = await this.#read(String(url), init);
      for (const tag of headers.get(tagsHeader)?.split(' ') ?? []) tags.add(tag);
      return new Response(text, { status, headers });
    };
    return { fetch: read, tags };
  }

  clear(): void {
    this.#answers.clear();
  }

  #read(url: string, init: RequestInit): Promise<Whole> {
    const asked = new Headers(init.headers);
    const key = `${url} ${asked.get('accept-language')} ${asked.get('if-none-match')}`;
    return this.#answers.load(key, () => readWhole(this.#fetch, url, init));
  }
}

async function readWhole(ask: typeof fetch, url: string, init: RequestInit): Promise<Whole> {
  const asked = new Headers(init.headers);
  asked.set(tagsHeader, '?1');
  const answer = await ask(url, { ...init, headers: asked });
  const { status, headers } = answer;
  // A body cannot be given to an answer of these (fetch standard, null body status).
  const text = status === 204 || status === 304 ? null : await answer.text();
  return { status, headers, text };
}

/** A failure is asked for again at once. */
function isWorthKeeping({ status, text }: Whole): boolean {
  return status === 304 || (status === 200 && text !== null && text.length < mostLength);
}
