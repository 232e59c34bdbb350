import type { Locale, RedirectAnswer } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { errorFacts, log } from '../log.ts';
import type { ServiceWatch } from '../rendering/service-watch.ts';
import { ServiceLine } from './service-line.ts';

/** How long an address that leads nowhere is not asked for again: many ask for the same missing page (ROUTE-132). */
const nowhereMs = 1000;
/** How long nothing is asked after a question without an answer. */
const silentMs = 1000;
const mostAddresses = 2000;
const callTimeoutMs = 2000;

/** Where addresses lead that no page has. Each one that is followed is asked for, so that the service counts it. */
export class Redirects {
  readonly #apiUrl: string;
  readonly #line = new ServiceLine();
  readonly #nowhere = new Cache<true>({ most: mostAddresses, freshMs: nowhereMs });
  #silentUntil = 0;

  constructor(apiUrl: string, service: Pick<ServiceWatch, 'onAway'>) {
    this.#apiUrl = apiUrl;
    service.onAway((isAway) => {
      this.#line.isAway = isAway;
      if (!isAway) this.#silentUntil = 0;
    });
  }

  /** Null where nobody knows: the missing page is shown then. @param path without prefix */
  async find(path: string, locale: Locale): Promise<RedirectAnswer | null> {
    const key = `${locale} ${path}`;
    if (this.#line.isAway || Date.now() < this.#silentUntil || this.#nowhere.get(key)) return null;
    try {
      const answer = await this.#ask(path, locale);
      if (answer?.kind === 'gone' || answer?.kind === 'moved') return answer;
      this.#nowhere.set(key, true);
    } catch (error) {
      this.#noteSilence(error);
    }
    return null;
  }

  /** Tells the log once for all who asked meanwhile, and not where the watch has told it. */
  #noteSilence(error: unknown): void {
    if (this.#line.isAway) return;
    if (Date.now() >= this.#silentUntil) log('error', 'redirects are not told', errorFacts(error));
    this.#silentUntil = Date.now() + silentMs;
  }

  async #ask(path: string, locale: Locale): Promise<RedirectAnswer | null> {
    const answer = await this.#line.fetch(`${this.#apiUrl}/api/redirects/?${new URLSearchParams({ path })}`, {
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    // An address that is too long to be one is refused.
    if (answer.status === 400) return null;
    if (answer.ok) return answer.json();
    // The fault of one address does not hide where others lead.
    log('error', 'a redirect is not told', { status: answer.status });
    return null;
  }
}
