import type { Home } from 'mf-shared/contract';
import { defineRoute } from 'mf-shared/router';
import { heroPreloads } from './hero-pictures.ts';
import { type HomeData, shownHome } from './home-data.ts';
import { HomePage } from './home-page.tsx';
import { shopFacts } from './shop-facts.ts';

/** The front page (ROUTE-33): everything it shows comes in one answer. */
export const route = defineRoute<HomeData>({
  reads: [],
  loader: async ({ api, config, signal }) =>
    shownHome(
      await api.get<Home>('/api/home/', {
        query: { taxAreaId: config.taxAreaId, country: config.deliveryCountryCode },
        signal,
      }),
    ),
  Component: HomePage,
  head: ({ title, metaDescription, hero, isHeroFirst }, { config, url }) => ({
    title,
    description: metaDescription,
    ...(hero?.image && { image: hero.image, ...(isHeroFirst && { preloadImages: heroPreloads(hero.image) }) }),
    jsonLd: typeof document === 'undefined' ? shopFacts(config, url.origin) : [],
  }),
});
