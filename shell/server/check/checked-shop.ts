import type { InitConfig, Locale, Navigation, RouteSlugs, Sitemap } from 'mf-shared/contract';
import type { PageConfig } from 'mf-shared/router';
import { localPath } from 'mf-shared/rules/locale-path';
import { localeDefaults } from '../../src/country/locale-defaults.ts';
import { noSlugs, toSlugSets } from '../../src/routes/match-route.ts';
import { leanNavigation } from '../pages/lean-navigation.ts';
import { configOfShop, unknownConfig } from '../pages/read-page-config.ts';
import { emptyNavigation } from '../pages/shop-data.ts';
import type { Renderer, ServerReleaseLike } from '../rendering/load-renderer.ts';
import { readSettings } from '../settings.ts';
import { type CheckedPage, knownPages } from './page-addresses.ts';
import { type RecordedService, recordedOrigin } from './recorded-service.ts';

/** A shop in one language as far as the service, running or recorded, tells it. */
export class CheckedShop {
  readonly pages: ReadonlyMap<string, CheckedPage[]>;
  readonly #service: RecordedService;
  readonly #config: PageConfig;
  readonly #navigation: Navigation;

  private constructor(
    service: RecordedService,
    config: PageConfig,
    navigation: Navigation,
    pages: ReadonlyMap<string, CheckedPage[]>,
  ) {
    this.#service = service;
    this.#config = config;
    this.#navigation = navigation;
    this.pages = pages;
  }

  static async open(service: RecordedService, locale: Locale): Promise<CheckedShop> {
    const { country, currency } = localeDefaults[locale];
    const place = new URLSearchParams({ 'delivery-country-code': country, 'currency-code': currency });
    const [slugs, sitemap, navigation, config] = await Promise.all([
      ask<RouteSlugs>(service, '/api/route-slugs/', 'fi'),
      ask<Sitemap>(service, '/api/sitemap/?page=1', 'fi'),
      ask<Navigation>(service, '/api/navigation/', locale),
      ask<InitConfig>(service, `/api/init-config/?${place}`, locale),
    ]);
    return new CheckedShop(
      service,
      {
        ...unknownConfig,
        ...config,
        ...configOfShop(locale, readSettings({})),
        ...{ appVersion: 'trial', features: config?.features ?? {} },
        ...{ deliveryCountryCode: country, currencyCode: currency },
      },
      navigation ? leanNavigation(navigation) : emptyNavigation,
      sitemap ? knownPages(sitemap, slugs ? toSlugSets(slugs) : noSlugs, locale) : new Map(),
    );
  }

  /** What the release's own code threw while a page was loaded and rendered, in one line, or null. */
  async ownFailure(
    { path, match }: CheckedPage,
    release: ServerReleaseLike,
    renderer: Renderer,
  ): Promise<string | null> {
    const { locale, localeStrategy, brand } = this.#config;
    const thrown: unknown[] = [];
    await renderer.renderPage({
      url: new URL(localPath(path, locale, localeStrategy), `https://${brand.productionHost}`),
      config: this.#config,
      navigation: { ...this.#navigation, missingPages: [], redirectedPaths: [] },
      apiOrigin: recordedOrigin,
      fetch: this.#service.fetch,
      release,
      match: () => match,
      report: (error) => thrown.push(error),
    });
    const own = thrown.find((error) => !isOfService(error));
    return own === undefined ? null : inOneLine(own);
  }
}

async function ask<Answer>(service: RecordedService, place: string, locale: Locale): Promise<Answer | null> {
  const headers = { accept: 'application/json', 'accept-language': locale };
  try {
    const response = await service.fetch(recordedOrigin + place, { headers });
    if (!response.ok) return null;
    const answer: Answer = await response.json();
    return answer;
  } catch {
    // The service is away and nothing is recorded: the pages that need no data are rendered all the same.
    return null;
  }
}

/** A call that the service refused or did not answer, or a page's own word for it. By name: the renderer has its own classes. */
const isOfService = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ApiFailure' || error.name === 'PageError');

function inOneLine(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : '';
  return (String(error) + cause).replace(/\s+/g, ' ').slice(0, 300);
}
