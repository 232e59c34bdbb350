import { type Campaign, campaign, type Locale, type ProductListRequest, productListResponse } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import type { Database } from '../../db/schema.ts';
import { daysAgo } from '../../testing/days-ago.ts';
import { model, price, texts, variant } from '../../testing/small-rows.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

/** A used Kuura that is there, one that is sold; a campaign that runs, one that is over. */
async function fillMore(db: Database): Promise<void> {
  await insertMany(db, 'product_models', [
    model(15, 'kuura-used', 1, { second_hand_parent_id: 10, sold_amount: 0 }),
    model(16, 'kuura-sold', 1, { second_hand_parent_id: 10, sold_amount: 0 }),
  ]);
  await insertMany(db, 'model_texts', [texts(15, 'fi', 'Kuura, käytetty', ''), texts(16, 'fi', 'Kuura, käytetty', '')]);
  await insertMany(db, 'variants', [variant(150, 15, 1, 'M'), variant(160, 16, 1, 'M')]);
  await insertMany(db, 'prices', [price(15, null, 9900, 9900, null), price(16, null, 9900, 9900, null)]);
  await insertMany(db, 'stock', [{ variant_id: 150, store_id: 20, quantity: 1, reserved: 0 }]);
  const campaigns = [
    {
      id: 1,
      slugs: { fi: 'syksy', en: 'autumn' },
      texts: { fi: { title: 'Syksy', description: 'Sade.' } },
      ends_at: null,
    },
    { id: 2, slugs: { fi: 'kesa' }, texts: {}, ends_at: daysAgo(1) },
    { id: 3, slugs: { fi: 'kaamos' }, texts: {}, club_starts_at: daysAgo(1), starts_at: daysAgo(-1) },
    { id: 4, slugs: { fi: 'kevat' }, texts: {}, club_starts_at: daysAgo(-1), starts_at: daysAgo(-2) },
    { id: 5, slugs: { fi: 'talvi' }, texts: {}, club_starts_at: daysAgo(2), starts_at: daysAgo(1) },
  ];
  const words = { id: 90, names: { fi: 'Vastuu' } };
  const look = { bg_color: '#ffffff', text_color: '#000000', is_ribbon: false };
  await insertMany(db, 'tags', [{ ...words, ...look, slug: 'sustainable-choice' }]);
  await insertMany(db, 'properties', [
    { ...words, slug: 'responsibility', unit: '', filter: 'checkbox', value_names: {} },
  ]);
  await insertMany(
    db,
    'model_properties',
    [
      ...['recycled', 'repairable', 'traceable'].map((value) => ({ model_id: 11, value })),
      ...['recycled', 'repairable'].map((value) => ({ model_id: 10, value })),
    ].map((row) => ({ ...row, property_id: 90, number: null })),
  );
  await insertMany(
    db,
    'campaigns',
    campaigns.map((row) => ({ club_starts_at: null, starts_at: null, ends_at: null, ...row, image: 'scenes/ruska' })),
  );
  await insertMany(
    db,
    'campaign_models',
    [1, 3, 5].flatMap((campaign_id) =>
      [11, 13, 10, 12].map((model_id, sort_order) => ({ campaign_id, model_id, sort_order })),
    ),
  );
}

let service: TestService;
beforeAll(async () => {
  service = await testService({}, fillMore);
});
afterAll(() => service.close());

async function idsOf(request: Pick<ProductListRequest, 'source' | 'slug'>): Promise<number[]> {
  const body = { language: 'fi', taxAreaId: 1, ...request };
  const answer = await service.call('/api/products/productmodellist/', { method: 'POST', body });
  return productListResponse.parse(answer.json()).map(({ id }) => id);
}

it('lists the whole shop, most sold first', async () => {
  expect(await idsOf({ source: 'Catalog' })).toEqual([11, 10, 14, 15, 16]);
});

it('lists what is reduced, what members pay less for and used products that are there', async () => {
  expect(await idsOf({ source: 'Offers' })).toEqual([10]);
  expect(await idsOf({ source: 'ClubOffers' })).toEqual([11]);
  expect(await idsOf({ source: 'SecondHand' })).toEqual([15]);
});

it('a used product tells of the new one: whether it is sold, where, and for how much (PRODUCT-83)', async () => {
  const answer = await service.call('/api/products/productmodel/kuura-used/?taxAreaId=1', { locale: 'fi' });
  expect(answer.json().second_hand_parent).toEqual({
    ...{ id: 10, is_active: true, url: expect.stringMatching(/\/kuura\/$/), manufacturer: 'Kaamos' },
    ...{ name: 'Kuura kuoritakki', prices: { 1: expect.objectContaining({ active: expect.any(Number) }) } },
  });
});

it('lists what meets three criteria, and gives it the label (PRODUCT-22)', async () => {
  expect(await idsOf({ source: 'SustainableChoice' })).toEqual([11]);
  const body = { language: 'fi', taxAreaId: 1, source: 'Catalog' };
  const answer = await service.call('/api/products/productmodellist/', { method: 'POST', body });
  const labelled = productListResponse.parse(answer.json()).filter(({ tags }) => tags.length > 0);
  expect(labelled.flatMap(({ id, tags }) => tags.map(({ slug }) => [id, slug]))).toContainEqual([
    11,
    'sustainable-choice',
  ]);
});

it('lists a campaign in its own order, without hidden and campaign-only products, by its slug in any language', async () => {
  expect(await idsOf({ source: 'Campaign', slug: 'syksy' })).toEqual([11, 10]);
  expect(await idsOf({ source: 'Campaign', slug: 'Autumn' })).toEqual([11, 10]);
});

it('describes a campaign in the asked language', async () => {
  const describe = async (locale: Locale) =>
    campaign.parse((await service.call('/api/campaigns/?slug=syksy', { locale })).json());
  expect(await describe('fi')).toMatchObject({ slug: 'syksy', title: 'Syksy', image: '/media/scenes/ruska' });
  expect(await describe('en')).toMatchObject({ slug: 'autumn', slugs: { fi: 'syksy', en: 'autumn' } });
});

it.each(['nosuch', 'kesa', 'kevat', '%00'])('campaign "%s" is not found (ROUTE-19, GIFT-22)', async (slug) => {
  const answer = await service.call(`/api/campaigns/?slug=${slug}`, { locale: 'en' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'Campaign not found.']);
});

describe('a campaign that begins earlier for members of the club (STAFF-5, STAFF-32)', () => {
  const listOf = (slug: string, authorization?: string) =>
    service.call('/api/products/productmodellist/', {
      method: 'POST',
      body: { language: 'fi', taxAreaId: 1, source: 'Campaign', slug },
      locale: 'en',
      ...(authorization ? { authorization } : {}),
    });

  it('says when it opens for everybody, and is found among what members see first', async () => {
    const early = (await service.call('/api/campaigns/early/')).json();
    expect(early.map(({ slug }: Campaign) => slug)).toEqual(['kaamos']);
    const told = campaign.parse((await service.call('/api/campaigns/?slug=kaamos')).json());
    expect(Date.parse(told.opensAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('answers its list to members, and to no cache', async () => {
    const { authorization } = await service.signedIn({ is_club_member: true });
    const answer = await listOf('kaamos', authorization);
    expect(productListResponse.parse(answer.json()).map(({ id }) => id)).toEqual([11, 10]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('authorization'),
    });
  });

  it('answers it to staff, unless they buy for somebody who is no member (STAFF-67)', async () => {
    const staff = (await service.signedIn({ is_staff: true })).authorization;
    expect((await listOf('kaamos', staff)).statusCode).toBe(200);
    const { id } = await service.signedIn();
    await service.call(`/api/staff/customers/${id}/act/`, { method: 'POST', authorization: staff });
    expect((await listOf('kaamos', staff)).statusCode).toBe(403);
  });

  it('refuses it to guests and to customers who are no members', async () => {
    const { authorization } = await service.signedIn();
    for (const answer of [await listOf('kaamos'), await listOf('kaamos', authorization)])
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        403,
        'So far the campaign is for members of the club only.',
      ]);
  });

  it('is everybody’s once it has begun for everybody', async () => {
    const told = campaign.parse((await service.call('/api/campaigns/?slug=talvi')).json());
    const answer = await listOf('talvi');
    expect([told.opensAt, answer.statusCode]).toEqual([null, 200]);
    expect(answer.headers['cache-control']).toMatch(/^public/);
  });
});
