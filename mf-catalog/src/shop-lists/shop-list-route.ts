import type { Campaign } from 'mf-shared/contract';
import { defineRoute, type PageHead, type PageRequest, type RouteModule } from 'mf-shared/router';
import { indexedPage } from '../lib/page-number.ts';
import { reportFailure } from '../lib/report-failure.ts';
import { loadListPage, noProperties } from '../load-list/list-page.ts';
import { breadcrumbList, itemList } from '../product-cards/structured-data.ts';
import type { ShopListData } from './shop-list-data.ts';
import { ShopListPage } from './shop-list-page.tsx';

type ShopSource = 'Newest' | 'Offers' | 'ClubOffers' | 'SecondHand' | 'SustainableChoice' | 'Catalog';

export interface ShopList {
  source: ShopSource;
  /** Where its words stand in the remote's texts. */
  texts: 'newest' | 'offers' | 'club_offers' | 'second_hand' | 'responsibility' | 'catalog';
  path: string;
}

/** A page of one of the shop's own lists. */
export const shopListRoute = (list: ShopList): RouteModule<ShopListData> =>
  defineRoute<ShopListData>({
    reads: [],
    loader: (request) => loadShopList(list, request),
    Component: ShopListPage,
    head: (data, request) => acrossGroupsHead(data, list.path, request),
  });

export async function loadShopList({ source, texts }: ShopList, request: PageRequest): Promise<ShopListData> {
  const sortOfGroup = source === 'Newest' || source === 'SecondHand' ? 'newest' : 'default';
  return {
    source: { kind: 'models', source },
    title: request.text(`${texts}.title`),
    description: request.text(`${texts}.description`),
    image: null,
    opensAt: null,
    early: source === 'ClubOffers' ? await loadEarly(request) : [],
    isForClub: source === 'ClubOffers',
    sortOfGroup,
    page: await loadListPage({ kind: 'models', source }, { properties: noProperties, sortOfGroup }, request),
  };
}

/** The page stands without them too. */
async function loadEarly({ api, signal }: PageRequest): Promise<Campaign[]> {
  try {
    return await api.get<Campaign[]>('/api/campaigns/early/', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    reportFailure(api, 'campaigns for members', error);
    return [];
  }
}

export function acrossGroupsHead(
  { title, description, image, page }: ShopListData,
  path: string,
  { config, url }: Pick<PageRequest, 'config' | 'url'>,
): PageHead {
  return {
    title,
    description,
    ...(image ? { image } : {}),
    canonicalPath: path,
    page: indexedPage(url),
    jsonLd:
      typeof document === 'undefined'
        ? [breadcrumbList([{ name: title, path }], url.origin, config), itemList(page.cards, url.origin, config)]
        : [],
  };
}
