import type { Locale } from 'mf-shared/contract';
import { type FeatureFlags, writeFlags } from 'mf-shared/rules/feature-flags';
import type { CountryAndCurrency } from '../../src/country/locale-defaults.ts';
import { errorFacts, log } from '../log.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { RenderThreads } from '../rendering/render-threads.ts';
import type { ServiceWatch } from '../rendering/service-watch.ts';
import type { Settings } from '../settings.ts';
import { findRoute } from './find-route.ts';
import { type CachedPage, PageCaches } from './page-cache.ts';
import { TooManyPages } from './page-limit.ts';
import { readPageConfig } from './read-page-config.ts';
import { ReadyAnswers } from './ready-answers.ts';
import { emptyNavigation, ShopData } from './shop-data.ts';

export interface PageAddress {
  locale: Locale;
  /** Without locale prefix. */
  path: string;
  query: URLSearchParams;
  place: CountryAndCurrency;
  /** What the visitor set. */
  flags: FeatureFlags;
}

/** Renders pages somewhere. */
type Rendering = Pick<RenderThreads, 'render' | 'forget' | 'isServiceAway'>;

const freshMs = 60_000;
const staleMs = 10 * 60_000;
/** A page of yesterday stands in for one that cannot be rendered; an older one does not. */
const standsInMs = 24 * 3_600_000;

/** Pages for nobody in particular, from memory where they were rendered within the minute. */
export class PageService {
  readonly shop: ShopData;
  readonly ready = new ReadyAnswers();
  readonly #settings: Settings;
  readonly #rendering: Rendering;
  readonly #whenSilent: () => Promise<void>;
  readonly #cache = new PageCaches();
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  constructor(
    settings: Settings,
    rendering: Rendering,
    releases: Pick<ReleaseSource, 'onChange'>,
    service: Pick<ServiceWatch, 'onAway' | 'whenSilent'>,
  ) {
    this.#settings = settings;
    this.#rendering = rendering;
    this.#whenSilent = () => service.whenSilent();
    this.shop = new ShopData(settings.apiUrl, () => this.#forget());
    releases.onChange(() => this.#forget());
    service.onAway((isAway) => {
      this.shop.isServiceAway = isAway;
      rendering.isServiceAway = isAway;
    });
  }

  /** Until when the page may be sent without being asked for again, milliseconds; null for one that is not kept. */
  freshUntil(page: CachedPage): number | null {
    return page.generation === this.#generation && this.#isKept(page) ? page.at + freshMs : null;
  }

  /** Pages that were rendered before are shown no more, except in place of one that cannot be rendered. */
  #forget(): void {
    this.#generation += 1;
    this.ready.clear();
    this.#rendering.forget();
  }

  /** A failure that may pass is not kept; a missing page is. */
  #isKept({ status, isWhole }: CachedPage): boolean {
    return status < 500 && isWhole && !this.#settings.isDevelopment;
  }

  /**
   * The page, at most ten minutes old; one older than a minute is renewed behind the answer. Where it cannot be rendered, the
   * service is silent or the visitor may not have more rendered, an older one. @throws TooManyPages where there is none then
   */
  async page(address: PageAddress, mayRender: () => boolean = () => true): Promise<CachedPage> {
    const key = cacheKey(address);
    const older = this.#cache.get(key);
    const age = older ? Date.now() - older.at : Number.POSITIVE_INFINITY;
    const isOfNow = older?.generation === this.#generation;
    if (older && isOfNow && age <= freshMs) return older;
    const isAtHand = older && isOfNow && age <= staleMs;
    const standIn = age <= standsInMs ? older : undefined;
    if (!isAtHand && !this.#underWay.has(this.#placeOf(key)) && !mayRender()) {
      if (standIn) return standIn;
      throw new TooManyPages();
    }
    const renewed = this.#renderOnce(key, address);
    if (!standIn) return renewed;
    const renewedOrOlder = renewed.then(
      (page) => (this.#isKept(page) ? page : standIn),
      (error: unknown) => {
        log('error', 'renewal failed', errorFacts(error));
        return standIn;
      },
    );
    if (isAtHand) return standIn;
    return Promise.race([renewedOrOlder, this.#whenSilent().then(() => standIn)]);
  }

  /** Of a page that is being rendered: what began under an older release is not waited for. */
  #placeOf(key: string): string {
    return `${this.#generation} ${key}`;
  }

  #renderOnce(key: string, address: PageAddress): Promise<CachedPage> {
    const place = this.#placeOf(key);
    const running = this.#underWay.get(place);
    if (running) return running;
    const rendering = this.#render(address)
      .then((page) => {
        if (this.freshUntil(page) !== null) this.#cache.set(key, page, isPlain(address, page));
        return page;
      })
      .finally(() => this.#underWay.delete(place));
    this.#underWay.set(place, rendering);
    return rendering;
  }

  async #render({ locale, path, query, place, flags }: PageAddress): Promise<CachedPage> {
    const generation = this.#generation;
    const [slugs, navigation, { config, isWhole }] = await Promise.all([
      this.shop.slugs(),
      this.shop.navigation(locale),
      readPageConfig(locale, place, flags, this.shop, this.#settings),
    ]);
    const search = query.size === 0 ? '' : `?${query}`;
    const { html, ...page } = await this.#rendering.render({
      ...{ path, search, config, navigation },
      found: findRoute(path, slugs, config.features),
    });
    return {
      ...page,
      html: Buffer.from(html.buffer),
      encoded: {},
      at: Date.now(),
      isWhole: isWhole && navigation !== emptyNavigation,
      generation,
    };
  }
}

/** One of the shop's own addresses, of which there are only so many. */
const isPlain = ({ query, flags }: PageAddress, { status }: CachedPage): boolean =>
  query.size === 0 && writeFlags(flags) === '' && status < 400;

function cacheKey({ locale, path, query, place, flags }: PageAddress): string {
  return [locale, place.country, place.currency, path, query.toString(), writeFlags(flags)].join(' ');
}
