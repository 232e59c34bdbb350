import type { Home } from 'mf-shared/contract';
import { cardOf, type ListCard } from '../look-at-cards/list-card.ts';

/** What the front page shows of the service's answer; the rest need not travel with the HTML. */
export interface HomeData extends Omit<Home, 'offers' | 'newest' | 'banners'> {
  offers: ListCard[];
  newest: ListCard[];
}

const cardsInRow = 4;
const tiles = 6;
const brandsOnWall = 8;
/** One at length and three beside each other. */
const guidesShown = 4;

export const shownHome = ({ banners: _, ...home }: Home): HomeData => ({
  ...home,
  groups: home.groups.slice(0, tiles),
  offers: home.offers.slice(0, cardsInRow).map(cardOf),
  newest: home.newest.slice(0, cardsInRow).map(cardOf),
  brands: home.brands.slice(0, brandsOnWall),
  guides: home.guides.slice(0, guidesShown),
});
