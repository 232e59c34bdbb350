import type { Locale, RedirectAnswer } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { errorFacts, log } from '../log.ts';

/** So long an address that leads nowhere is not asked for again: many ask for the same missing page (ROUTE-132). */
const nowhereMs = 1000;
const mostAddresses = 2000;
const callTimeoutMs = 2000;

/** Where addresses lead that no page has. Each one that is followed is asked for, so that the service counts it. */
export class Redirects {
  readonly #apiUrl: string;
  readonly #nowhere = new Cache<true>({ most: mostAddresses, freshMs: nowhereMs });

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  /** Null where nobody knows: the missing page is shown then. @param path without prefix */
  async find(path: string, locale: Locale): Promise<RedirectAnswer | null> {
    const key = `${locale} ${path}`;
    if (this.#nowhere.get(key)) return null;
    try {
      const answer = await this.#ask(path, locale);
      if (answer?.kind === 'gone' || answer?.kind === 'moved') return answer;
      this.#nowhere.set(key, true);
    } catch (error) {
      log('error', 'redirects are not told', errorFacts(error));
    }
    return null;
  }

  async #ask(path: string, locale: Locale): Promise<RedirectAnswer | null> {
    const answer = await fetch(`${this.#apiUrl}/api/redirects/?${new URLSearchParams({ path })}`, {
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    // An address that is too long to be one is refused.
    if (answer.status === 400) return null;
    if (!answer.ok) throw new Error(`/api/redirects/: ${answer.status}`);
    return answer.json();
  }
}
