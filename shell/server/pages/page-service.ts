import type { Locale } from 'mf-shared/contract';
import { type FeatureFlags, writeFlags } from 'mf-shared/rules/feature-flags';
import type { CountryAndCurrency } from '../../src/country/locale-defaults.ts';
import { errorFacts, log } from '../log.ts';
import { pageTally } from '../metrics/shell-counts.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { ThreadRelease } from '../rendering/render-order.ts';
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
  /** The staff say that it is gone: the page says so, whatever would stand here. */
  isGone?: boolean;
}

/** Renders pages somewhere. */
type Rendering = Pick<RenderThreads, 'render' | 'forget' | 'isServiceAway'>;

const freshMs = 60_000;
const staleMs = 10 * 60_000;
/** How long a page is shown, whatever is sold of it meanwhile: a product that sells every moment is not rendered for each visitor. */
const leastMs = 1000;
/** A page that began to be rendered so much before a change was told may have been made of what was before. */
const toldWithinMs = 1000;
/** Longer than any page is rendered. */
const rememberedMs = 60_000;
/** A page of yesterday stands in for one that cannot be rendered; an older one does not. */
const standsInMs = 24 * 3_600_000;

/** Pages for nobody in particular, from memory where they were rendered within the minute. */
export class PageService {
  readonly shop: ShopData;
  readonly ready = new ReadyAnswers();
  readonly #settings: Settings;
  readonly #appVersion: (release?: ThreadRelease) => string;
  readonly #rendering: Rendering;
  readonly #whenSilent: () => Promise<void>;
  readonly #cache = new PageCaches();
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  /** Tag → when it was told that what has it became stale, those told last at the end. */
  readonly #staleSince = new Map<string, number>();
  #generation = 0;

  constructor(
    settings: Settings,
    {
      appVersion,
      rendering,
      releases,
      service,
    }: {
      /** The version of the build and the release that render (CONF-25); without one, the live release. */
      appVersion: (release?: ThreadRelease) => string;
      rendering: Rendering;
      releases: Pick<ReleaseSource, 'onChange'>;
      service: Pick<ServiceWatch, 'onAway' | 'onChanges' | 'whenSilent'>;
    },
  ) {
    this.#settings = settings;
    this.#appVersion = appVersion;
    this.#rendering = rendering;
    this.#whenSilent = () => service.whenSilent();
    this.shop = new ShopData(settings.apiUrl, () => this.#forget());
    releases.onChange(() => this.#forget());
    service.onAway((isAway) => {
      this.shop.isServiceAway = isAway;
      rendering.isServiceAway = isAway;
    });
    service.onChanges(({ catalogueVersion, tags }) => {
      this.shop.noteVersion(catalogueVersion);
      this.#noteStale(tags);
    });
  }

  /** Whether the page may be sent without being asked for again. */
  isFresh(page: CachedPage): boolean {
    return this.#isOfNow(page) && Date.now() < page.freshUntil;
  }

  #isOfNow(page: CachedPage): boolean {
    return page.generation === this.#generation && this.#isKept(page);
  }

  /**
   * Pages made of what became stale are shown no more (FRESH-1). @param tags null: any page may be made of it; each is
   * renewed behind its next answer
   */
  #noteStale(tags: readonly string[] | null): void {
    if (tags?.length === 0) return;
    const now = Date.now();
    if (!tags) for (const page of this.#cache.pages) page.freshUntil = Math.min(page.freshUntil, now);
    else {
      this.#rendering.forget();
      const changed = new Set(tags);
      for (const page of this.#cache.pages) if ([...page.tags].some((tag) => changed.has(tag))) endSoon(page);
      for (const tag of tags) {
        this.#staleSince.delete(tag);
        this.#staleSince.set(tag, now);
      }
      for (const [tag, since] of this.#staleSince) {
        if (since > now - rememberedMs) break;
        this.#staleSince.delete(tag);
      }
    }
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
  async page(address: PageAddress, mayRender: () => boolean = () => true, own?: ThreadRelease): Promise<CachedPage> {
    const key = cacheKey(address, own);
    const older = this.#cache.get(key);
    const age = older ? Date.now() - older.at : Number.POSITIVE_INFINITY;
    const isOfNow = older?.generation === this.#generation;
    if (older && isOfNow && Date.now() < older.freshUntil) {
      pageTally.kept += 1;
      return older;
    }
    const isAtHand = older && isOfNow && Date.now() < older.shownUntil;
    const standIn = age <= standsInMs ? older : undefined;
    if (!isAtHand && !this.#underWay.has(this.#placeOf(key)) && !mayRender()) {
      if (standIn) return countStandIn(standIn);
      pageTally.refused += 1;
      throw new TooManyPages();
    }
    const renewed = this.#renderOnce(key, address, own);
    pageTally[isAtHand ? 'renewed' : 'rendered'] += 1;
    if (!standIn) return renewed;
    const renewedOrOlder = renewed.then(
      (page) => (this.#isKept(page) ? page : standIn),
      (error: unknown) => {
        log('error', 'renewal failed', errorFacts(error));
        return standIn;
      },
    );
    if (isAtHand) return standIn;
    const shown = await Promise.race([renewedOrOlder, this.#whenSilent().then(() => standIn)]);
    if (shown !== standIn) return shown;
    pageTally.rendered -= 1;
    return countStandIn(standIn);
  }

  /**
   * Pages of a release that only their asker sees: each is rendered anew and kept nowhere (ROUTE-139).
   * @throws TooManyPages where the visitor may not have more rendered
   */
  ofRelease(release: ThreadRelease): Pick<PageService, 'page'> {
    return {
      page: async (address, mayRender = () => true) => {
        if (!mayRender()) throw new TooManyPages();
        return this.#render(address, release);
      },
    };
  }

  /** Pages of a release that a part of the visitors sees, kept beside those of the live one (ROUTE-141). */
  ofCanary(release: ThreadRelease): Pick<PageService, 'page'> {
    return { page: (address, mayRender) => this.page(address, mayRender, release) };
  }

  /** The key of a page that is being rendered: a rendering that began under an older release is not waited for. */
  #placeOf(key: string): string {
    return `${this.#generation} ${key}`;
  }

  #renderOnce(key: string, address: PageAddress, own?: ThreadRelease): Promise<CachedPage> {
    const place = this.#placeOf(key);
    const running = this.#underWay.get(place);
    if (running) return running;
    const rendering = this.#render(address, own)
      .then((page) => {
        if (this.#isOfNow(page)) this.#cache.set(key, page, !own && isPlain(address, page));
        return page;
      })
      .finally(() => this.#underWay.delete(place));
    this.#underWay.set(place, rendering);
    return rendering;
  }

  async #render(address: PageAddress, own?: ThreadRelease): Promise<CachedPage> {
    const { locale, path, query, place, flags, isGone } = address;
    const generation = this.#generation;
    const began = Date.now();
    const [slugs, navigation, { config, isWhole }] = await Promise.all([
      this.shop.slugs(),
      this.shop.navigation(locale),
      readPageConfig(locale, {
        place,
        flags,
        shop: this.shop,
        settings: this.#settings,
        appVersion: this.#appVersion(own),
      }),
    ]);
    const search = query.size === 0 ? '' : `?${query}`;
    const order = {
      ...{ path, search, config, navigation },
      ...(isGone ? { found: null, isGone } : { found: findRoute(path, { slugs, features: config.features, isWhole }) }),
    };
    const { html, ...page } = await this.#rendering.render(order, own);
    const at = Date.now();
    const rendered: CachedPage = {
      ...page,
      html: Buffer.from(html.buffer),
      encoded: {},
      ...{ at, freshUntil: at + freshMs, shownUntil: at + staleMs },
      isWhole: isWhole && navigation !== emptyNavigation,
      generation,
    };
    const changed = Math.max(0, ...[...page.tags].map((tag) => this.#staleSince.get(tag) ?? 0));
    if (changed > began - toldWithinMs) endSoon(rendered);
    return rendered;
  }
}

function countStandIn(page: CachedPage): CachedPage {
  pageTally.stand_in += 1;
  return page;
}

/** Shown no more, once it was shown for the least time. */
function endSoon(page: CachedPage): void {
  const end = Math.max(Date.now(), page.at + leastMs);
  page.freshUntil = Math.min(page.freshUntil, end);
  page.shownUntil = Math.min(page.shownUntil, end);
}

/** One of the shop's own addresses, of which there are only so many. */
const isPlain = ({ query, flags }: PageAddress, { status }: CachedPage): boolean =>
  query.size === 0 && writeFlags(flags) === '' && status < 400;

function cacheKey({ locale, path, query, place, flags, isGone }: PageAddress, own?: ThreadRelease): string {
  const parts = [locale, place.country, place.currency, path, query.toString(), writeFlags(flags)];
  return [...parts, ...(isGone ? ['gone'] : []), ...(own ? [`release ${own.id}`] : [])].join(' ');
}
