import type { Locale } from 'mf-shared/contract';
import { localPath } from 'mf-shared/rules/locale-path';
import type { CountryAndCurrency } from '../../src/country/locale-defaults.ts';
import { packNavigation } from '../../src/pages/packed-navigation.ts';
import { inlineRelease } from '../../src/remotes/release.ts';
import { missingPages } from '../../src/routes/missing-pages.ts';
import { errorFacts, log } from '../log.ts';
import type { Release } from '../releases/release.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { Renderer } from '../renderer.ts';
import type { Settings } from '../settings.ts';
import type { ShellAssets } from '../static/shell-assets.ts';
import { findRoute } from './find-route.ts';
import { HeldAnswers } from './held-answers.ts';
import { type CachedPage, PageCaches } from './page-cache.ts';
import { pageConfig } from './page-config.ts';
import { pageFiles } from './page-files.ts';
import { TooManyPages } from './page-limit.ts';
import { ReadyAnswers } from './ready-answers.ts';
import { emptyNavigation, ShopData } from './shop-data.ts';
import { writeDocument } from './write-document.ts';

export interface PageAddress {
  locale: Locale;
  /** Without locale prefix. */
  path: string;
  query: URLSearchParams;
  place: CountryAndCurrency;
}

const freshMs = 60_000;
const staleMs = 10 * 60_000;

/** Pages for nobody in particular, from memory where they were rendered within the minute. */
export class PageService {
  readonly shop: ShopData;
  readonly ready = new ReadyAnswers();
  readonly #settings: Settings;
  readonly #renderer: Renderer;
  readonly #releases: ReleaseSource;
  readonly #assets: ShellAssets;
  readonly #cache = new PageCaches();
  readonly #answers = new HeldAnswers();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  constructor(settings: Settings, renderer: Renderer, releases: ReleaseSource, assets: ShellAssets) {
    this.#settings = settings;
    this.#renderer = renderer;
    this.#releases = releases;
    this.#assets = assets;
    this.shop = new ShopData(settings.apiUrl, () => this.#forget());
    releases.onChange(() => this.#forget());
  }

  /** Until when the page may be sent without being asked for again, milliseconds; null for one that is not kept. */
  freshUntil(page: CachedPage): number | null {
    return page.generation === this.#generation && this.#isKept(page) ? page.at + freshMs : null;
  }

  #forget(): void {
    this.#generation += 1;
    this.#cache.clear();
    this.ready.clear();
    this.#answers.clear();
  }

  /** A failure that may pass is not kept; a missing page is. */
  #isKept({ status, isWhole }: CachedPage): boolean {
    return status < 500 && isWhole && !this.#settings.isDevelopment;
  }

  /**
   * The page, at most ten minutes old; one older than a minute is renewed behind the answer. @throws TooManyPages where it has
   * to be rendered and the visitor may not have more of that
   */
  async page(address: PageAddress, mayRender: () => boolean = () => true): Promise<CachedPage> {
    const release = this.#releases.current;
    const key = cacheKey(address, release);
    const cached = this.#cache.get(key);
    const age = cached ? Date.now() - cached.at : Number.POSITIVE_INFINITY;
    if (!cached || age > staleMs) {
      if (!this.#rendering.has(key) && !mayRender()) throw new TooManyPages();
      return this.#renderOnce(key, address, release);
    }
    if (age > freshMs)
      this.#renderOnce(key, address, release).catch((error: unknown) =>
        log('error', 'renewal failed', errorFacts(error)),
      );
    return cached;
  }

  #renderOnce(key: string, address: PageAddress, release: Release): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#render(address, release)
      .then((page) => {
        if (this.freshUntil(page) !== null) this.#cache.set(key, page, isPlain(address, page));
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render({ locale, path, query, place }: PageAddress, release: Release): Promise<CachedPage> {
    const generation = this.#generation;
    const [slugs, navigation, { config, isWhole }] = await Promise.all([
      this.shop.slugs(),
      this.shop.navigation(locale),
      pageConfig(locale, place, this.shop, this.#settings),
    ]);
    const shellNavigation = { ...navigation, missingPages: missingPages(release.manifest) };
    const search = query.size === 0 ? '' : `?${query}`;
    const result = await this.#renderer.renderPage({
      // As the canonical address: what the page tells crawlers names the shop's own host, wherever it runs.
      url: new URL(localPath(path, locale, config.localeStrategy) + search, `https://${config.brand.productionHost}`),
      config,
      navigation: shellNavigation,
      apiOrigin: this.#settings.apiUrl,
      fetch: this.#answers.fetch,
      release: release.server,
      match: (wanted) => findRoute(wanted, slugs),
      report: (error, at) => log('error', 'page failed', { path: at, ...errorFacts(error) }),
    });
    const base = {
      encoded: {},
      at: Date.now(),
      isOwnDocument: false,
      isWhole: isWhole && navigation !== emptyNavigation,
      generation,
    };
    if (result.kind === 'redirect')
      return { ...base, status: result.status, location: result.location, html: Buffer.alloc(0) };
    const { page, body, status } = result;
    const files = pageFiles(page, locale, release, this.#assets);
    const inline = inlineRelease(
      release.manifest,
      [...files.js, ...files.css].map(({ href }) => href),
      { href: `/remotes/release-${release.id}.json`, integrity: release.publicIntegrity },
      release.id,
    );
    const html = writeDocument({
      state: { config, navigation: packNavigation(shellNavigation), release: inline, page },
      body,
      assets: this.#assets,
      route: files,
      isDevelopment: this.#settings.isDevelopment,
    });
    return {
      ...base,
      status,
      location: null,
      html: Buffer.from(html),
      isOwnDocument: page.match?.isOwnDocument ?? false,
    };
  }
}

/** One of the shop's own addresses, of which there are only so many. */
const isPlain = ({ query }: PageAddress, { status }: CachedPage): boolean => query.size === 0 && status < 400;

function cacheKey({ locale, path, query, place }: PageAddress, release: Release): string {
  return [release.id, locale, place.country, place.currency, path, query.toString()].join(' ');
}
