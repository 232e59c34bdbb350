// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { GiftCampaign } from 'mf-shared/contract';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import { recordTracking } from '../../testing/record-tracking.ts';
import { GiftCampaignPage } from './gift-campaign-page.tsx';

afterEach(cleanup);

const gift = (id: number) => ({
  ...{ id, name: `Gift ${id}`, manufacturer: 'Havu', slug: `gift-${id}`, path: `/giftcampaigns/x/gift-${id}/` },
  ...{ image: '/media/x', colors: [], shortDescription: '', type: { name: '' }, isAvailable: true },
  price: { active: 10, reference: null, type: 'normal', percentage: null, club: null },
});

it('the gifts of a campaign are counted as a campaign’s page, by the first three (CONF-90)', () => {
  const heard = recordTracking();
  const data = { name: 'Christmas', description: '', image: '', products: [1, 2, 3, 4].map(gift) };
  render(
    <PageAround packages={['mf-product']}>
      <GiftCampaignPage data={data as unknown as GiftCampaign} params={{}} path="/giftcampaigns/x/" />
    </PageAround>,
  );
  expect(heard).toEqual([{ event: 'shop_page', page: 'campaign', product_ids: [1, 2, 3] }]);
});
