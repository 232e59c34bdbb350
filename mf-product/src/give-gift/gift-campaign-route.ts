import type { GiftCampaign } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, PageError, type PageRequest } from 'mf-shared/router';
import { GiftCampaignPage } from './gift-campaign-page.tsx';

/** `/giftcampaigns/{category}/` (ROUTE-30). */
async function loadCampaign({ api, config, params, signal, text }: PageRequest): Promise<GiftCampaign> {
  const slug = encodeURIComponent(params.category ?? '');
  return api
    .get<GiftCampaign>(`/api/giftcampaigns/${slug}/`, { query: { taxAreaId: config.taxAreaId }, signal })
    .catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      throw new PageError(error.status || 500, text('errors.campaign_not_found'));
    });
}

export const route = defineRoute<GiftCampaign>({
  reads: [],
  loader: loadCampaign,
  Component: GiftCampaignPage,
  // The address comes with the code; nobody else is meant to find it.
  head: ({ name, description, image }) => ({ title: name, description, noindex: true, ...(image ? { image } : {}) }),
});
