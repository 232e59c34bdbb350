import type { Locale, Sitemap } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';
import { type Exchange, send, sendNotFound } from '../answer/send.ts';
import { errorFacts, log } from '../log.ts';
import { Held } from '../pages/held.ts';
import type { Settings } from '../settings.ts';
import { fixedEntries } from './fixed-entries.ts';
import { writeRobots } from './write-robots.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const freshMs = 600_000;
const callTimeoutMs = 20_000;
const cacheControl = 'public, max-age=3600';
const file = new RegExp(`^/sitemap-(${locales.join('|')})-([1-9]\\d?|100)\\.xml$`);

/**
 * `/robots.txt`, `/sitemap.xml` and the files that it names (issue "The catalogue", 12). What was read of the service is
 * held for ten minutes, and longer while the service is away; 503 when nothing was read yet. False for other paths.
 */
export class Sitemaps {
  readonly #settings: Pick<Settings, 'apiUrl' | 'brand' | 'localeStrategy'>;
  readonly #pages = new Map<number, Held<Sitemap>>();

  constructor(settings: Pick<Settings, 'apiUrl' | 'brand' | 'localeStrategy'>) {
    this.#settings = settings;
  }

  async serve(exchange: Exchange): Promise<boolean> {
    const { pathname } = exchange.url;
    const { localeStrategy: strategy } = this.#settings;
    const origin = `https://${this.#settings.brand.productionHost}`;
    if (pathname === '/robots.txt') {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl };
      send(exchange, 200, writeRobots(origin, strategy), headers);
      return true;
    }
    const [, locale, page] = file.exec(pathname) ?? [];
    if (pathname !== '/sitemap.xml' && !locale) return false;
    const number = Number(page ?? 1);
    const answer = await this.#read(number).catch((error: unknown) => {
      log('error', 'sitemap failed', errorFacts(error));
      return null;
    });
    if (answer === null) exchange.response.writeHead(503, { 'retry-after': '60' }).end();
    else if (locale && answer.entries.length === 0) sendNotFound(exchange);
    else if (locale) {
      const entries = number === 1 ? [...fixedEntries, ...answer.entries] : answer.entries;
      sendXml(exchange, writeSitemap(entries, locale as Locale, { origin, strategy }));
    } else sendXml(exchange, writeSitemapIndex(answer.pages, { origin }));
    return true;
  }

  #read(page: number): Promise<Sitemap> {
    const known = this.#pages.get(page) ?? new Held(() => this.#ask(page), freshMs);
    this.#pages.set(page, known);
    return known.get();
  }

  async #ask(page: number): Promise<Sitemap> {
    const url = `${this.#settings.apiUrl}/api/sitemap/?page=${page}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(callTimeoutMs) });
    if (!response.ok) throw new Error(`/api/sitemap/: ${response.status}`);
    const answer: Sitemap = await response.json();
    return answer;
  }
}

function sendXml(exchange: Exchange, body: string): void {
  send(exchange, 200, body, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl });
}
