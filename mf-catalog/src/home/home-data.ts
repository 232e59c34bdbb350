import type { FrontPart, Guide, Home } from 'mf-shared/contract';
import { cardOf, type ListCard } from '../product-cards/list-card.ts';

/** What the front page shows of the service's answer; the rest need not travel with the HTML. */
export interface HomeData extends Omit<Home, 'offers' | 'newest' | 'guides'> {
  offers: ListCard[];
  newest: ListCard[];
  /** The one that is shown large. */
  guide: Guide | null;
  /** Those in the row. */
  guides: Guide[];
  /** Whether the hero leads the page: its words are the page's heading, and its picture is asked for first. */
  isHeroFirst: boolean;
}

const cardsInRow = 4;
const tiles = 6;
const brandsOnWall = 8;
/** Two in a row on a desk. */
const bannersShown = 4;
const guidesInRow = 3;

/** What a part that staff hide would show does not travel with the page (STAFF-77). */
export function shownHome(home: Home): HomeData {
  const { parts } = home;
  const of = <Content>(part: FrontPart, content: readonly Content[], most = content.length): Content[] =>
    parts.includes(part) ? content.slice(0, most) : [];
  const hero = parts.includes('hero') ? home.hero : null;
  const [guide = null] = of('guide', home.guides);
  const guides = of('guides', guide ? home.guides.slice(1) : home.guides, guidesInRow);
  return {
    ...home,
    hero,
    isHeroFirst: hero !== null && parts.find((part) => !withoutHeading.has(part)) === 'hero',
    banners: {
      textBanners: of('strips', home.banners.textBanners),
      ...(parts.includes('tiles')
        ? shownPictures(home.banners, guide ? [guide, ...guides] : guides)
        : { imageBanners: [], dynamicPageBanners: [] }),
    },
    groups: of('groups', home.groups, tiles),
    offers: of('offers', home.offers, cardsInRow).map(cardOf),
    newest: of('newest', home.newest, cardsInRow).map(cardOf),
    brands: of('brands', home.brands, brandsOnWall),
    guide,
    guides,
  };
}

/** Parts that may stand above the page's heading: they have none of their own. */
const withoutHeading: ReadonlySet<FrontPart> = new Set(['strips', 'promises']);

/** Banners that lead where a guide of the page leads already would say it twice. */
function shownPictures(banners: Home['banners'], guides: readonly Guide[]): Omit<Home['banners'], 'textBanners'> {
  const ofGuides = new Set(guides.map(({ path }) => path));
  const imageBanners = banners.imageBanners.filter(({ url }) => !ofGuides.has(url));
  const { dynamicPageBanners } = banners;
  return {
    dynamicPageBanners: dynamicPageBanners.slice(0, bannersShown),
    imageBanners: imageBanners.slice(0, Math.max(0, bannersShown - dynamicPageBanners.length)),
  };
}
