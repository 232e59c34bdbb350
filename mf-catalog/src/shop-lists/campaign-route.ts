import type { Campaign } from 'mf-shared/contract';
import { defineRoute, type PageRequest } from 'mf-shared/router';
import { notLoaded } from '../lib/not-loaded.ts';
import { emptyPage, loadListPage, noProperties } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import type { ShopListData } from './shop-list-data.ts';
import { ShopListPage } from './shop-list-page.tsx';
import { acrossGroupsHead, loadShopList, type ShopList } from './shop-list-route.ts';

/** The campaign that never ends: everything that is reduced. */
const offers: ShopList = { source: 'Offers', texts: 'offers', path: '/campaigns/offers/' };

export interface CampaignData extends ShopListData {
  /** The campaign's path in the page's language, and in every language. */
  path: string;
  paths: Partial<Record<PageRequest['config']['locale'], string>> | null;
}

/** Products of a campaign, in the campaign's order (ROUTE-19). */
export const route = defineRoute<CampaignData>({
  reads: [],
  async loader(request) {
    const slug = request.params.campaignSlug?.toLowerCase() ?? '';
    if (pathOf(slug) === offers.path)
      return { ...(await loadShopList(offers, request)), path: offers.path, paths: null };
    const campaign = await findCampaign(slug, request);
    const source: ListSource = { kind: 'models', source: 'Campaign', slug: campaign.slugs.fi };
    return {
      source,
      title: campaign.title,
      description: campaign.description,
      image: campaign.image,
      isForClub: false,
      sortOfGroup: 'campaign',
      opensAt: campaign.opensAt,
      early: [],
      // What members of the club see earlier is asked for by their own browsers: this answer is everybody's.
      page: campaign.opensAt
        ? emptyPage
        : await loadListPage(source, { properties: noProperties, sortOfGroup: 'campaign' }, request),
      path: pathOf(campaign.slug),
      paths: Object.fromEntries(Object.entries(campaign.slugs).map(([locale, slug]) => [locale, pathOf(slug)])),
    };
  },
  Component: ShopListPage,
  head: (data, request) => ({
    ...acrossGroupsHead(data, data.path, request),
    ...(data.paths ? { alternates: data.paths } : {}),
  }),
});

const pathOf = (slug: string): string => `/campaigns/${slug}/`;

/** @throws PageError 404 'Campaign not found.', also where loading fails (GIFT-22) */
async function findCampaign(slug: string, { api, signal, text }: PageRequest): Promise<Campaign> {
  try {
    return await api.get<Campaign>('/api/campaigns/', { query: { slug }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw notLoaded(text('campaign.not_found'), error);
  }
}
