import type { Home } from 'mf-shared/contract';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';

/** What the front page shows of the service's answer; the rest need not travel with the HTML. */
export interface HomeData extends Omit<Home, 'offers' | 'newest'> {
  offers: ListCard[];
  newest: ListCard[];
}

const cardsInRow = 4;
const tiles = 6;
const brandsOnWall = 8;
/** Two in a row on a desk. */
const bannersShown = 4;
/** One at length and three beside each other. */
const guidesShown = 4;

export const shownHome = (home: Home): HomeData => ({
  ...home,
  banners: shownBanners(home),
  groups: home.groups.slice(0, tiles),
  offers: home.offers.slice(0, cardsInRow).map(cardOf),
  newest: home.newest.slice(0, cardsInRow).map(cardOf),
  brands: home.brands.slice(0, brandsOnWall),
  guides: home.guides.slice(0, guidesShown),
});

/** Banners that lead where a guide of the page leads already would say it twice. */
function shownBanners({ banners, guides }: Pick<Home, 'banners' | 'guides'>): Home['banners'] {
  const ofGuides = new Set(guides.slice(0, guidesShown).map(({ path }) => path));
  const imageBanners = banners.imageBanners.filter(({ url }) => !ofGuides.has(url));
  const { dynamicPageBanners } = banners;
  return {
    ...banners,
    dynamicPageBanners: dynamicPageBanners.slice(0, bannersShown),
    imageBanners: imageBanners.slice(0, Math.max(0, bannersShown - dynamicPageBanners.length)),
  };
}
