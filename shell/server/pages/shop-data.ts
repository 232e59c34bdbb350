import type { InitConfig, Locale, Navigation, RouteSlugs } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { locales } from 'mf-shared/rules/locales';
import { type SlugSets, toSlugSets } from '../../src/routes/match-route.ts';
import { errorFacts, log } from '../log.ts';
import { leanNavigation } from './lean-navigation.ts';
import { ServiceLine } from './service-line.ts';

/** Renewed behind the next request; used, however old, while the service does not answer. */
const times = { freshMs: 15_000, staleMs: Number.POSITIVE_INFINITY };
/** Countries come from the address bar: a bounded number of them is cached. */
const mostConfigs = 500;
const callTimeoutMs = 5000;
/** The frame's menu when the service does not answer. */
export const emptyNavigation: Navigation = { productGroups: [], stores: [], pages: [], hasExperiences: false };

/** What every page needs of the service besides its own data. */
export class ShopData {
  readonly #apiUrl: string;
  readonly #slugs = new LoadingCache<SlugSets>({ most: 1, ...times });
  readonly #navigation = new LoadingCache<Navigation>({ most: locales.length, ...times });
  readonly #configs = new LoadingCache<InitConfig>({ most: mostConfigs, ...times });
  /** Languages whose menus were asked for. */
  readonly #languages = new Set<Locale>();
  readonly #onNewCatalogue: () => void;
  readonly #line = new ServiceLine();
  #catalogueVersion: number | null = null;

  constructor(apiUrl: string, onNewCatalogue: () => void) {
    this.#apiUrl = apiUrl;
    this.#onNewCatalogue = onNewCatalogue;
  }

  set isServiceAway(isAway: boolean) {
    this.#line.isAway = isAway;
  }

  /** Null while the service has not told them yet: then nobody knows which pages of the shop's data exist. */
  slugs(): Promise<SlugSets | null> {
    return this.#slugs
      .load('', () => this.#askSlugs())
      .catch((error: unknown) => {
        log('error', 'route slugs failed: no dynamic routes', errorFacts(error));
        return null;
      });
  }

  /** What the frame shows; a frame without menu entries rather than no page. */
  navigation(locale: Locale): Promise<Navigation> {
    this.#languages.add(locale);
    return this.#navigation
      .load(locale, () => this.#askNavigation(locale))
      .catch((error: unknown) => {
        log('error', 'navigation failed', errorFacts(error));
        return emptyNavigation;
      });
  }

  /** @throws when the service has no answer for the country and currency, after one retry (LOCALE-28) */
  initConfig(locale: Locale, country: string, currency: string): Promise<InitConfig> {
    const query = { 'delivery-country-code': country, 'currency-code': currency };
    return this.#configs.load(`${locale} ${country} ${currency}`, () =>
      this.#get<InitConfig>('/api/init-config/', locale, query),
    );
  }

  async #get<T>(path: string, locale: Locale, query: Record<string, string> = {}): Promise<T> {
    const url = `${this.#apiUrl}${path}?${new URLSearchParams(query)}`;
    const request = { headers: { accept: 'application/json', 'accept-language': locale } };
    const ask = async () => {
      const answer = await this.#line.fetch(url, { ...request, signal: AbortSignal.timeout(callTimeoutMs) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer;
    };
    const response = await ask().catch(ask);
    this.noteVersion(Number(response.headers.get('x-catalogue-version')));
    const answer: T = await response.json();
    return answer;
  }

  /** One of several processes of the service may be behind: an older version says nothing. */
  noteVersion(version: number): void {
    if (!(version > (this.#catalogueVersion ?? -1))) return;
    const isChange = this.#catalogueVersion !== null;
    this.#catalogueVersion = version;
    if (!isChange) return;
    this.#onNewCatalogue();
    // Pages that were rendered meanwhile may have the menu of before.
    void this.#renew().then(this.#onNewCatalogue);
  }

  /** Reads what is of the catalogue anew; where the service does not answer, what was there stays. */
  async #renew(): Promise<void> {
    this.#configs.clear();
    const menus = [...this.#languages].map(async (locale) =>
      this.#navigation.set(locale, await this.#askNavigation(locale)),
    );
    await Promise.allSettled([...menus, this.#askSlugs().then((slugs) => this.#slugs.set('', slugs))]);
  }

  async #askSlugs(): Promise<SlugSets> {
    return toSlugSets(await this.#get<RouteSlugs>('/api/route-slugs/', 'fi'));
  }

  async #askNavigation(locale: Locale): Promise<Navigation> {
    return leanNavigation(await this.#get<Navigation>('/api/navigation/', locale));
  }
}
