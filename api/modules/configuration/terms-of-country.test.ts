import { initConfig } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';

let service: SellingService;
beforeAll(async () => {
  service = await sellingService({
    RETURN_FEES: 'return=4.90, return.se=6.90',
    CARRIER_BASE_URL: 'http://127.0.0.1:1',
    CARRIER_KEY: 'key',
  });
});
afterAll(() => service.close());

const termsIn = async (country: string) =>
  initConfig.parse((await service.call(`/api/init-config/?delivery-country-code=${country}`, { locale: 'en' })).json())
    .offerTerms;

it('tells the ways in which goods travel to a country, with price, limit and days, and none to a store (ROUTE-134)', async () => {
  const terms = await termsIn('fi');
  expect(terms?.deliveries).toEqual([
    expect.objectContaining({ slug: 'postnord', isFetched: true, price: 5.9, freeFrom: 100 }),
    expect.objectContaining({ slug: 'home', isFetched: false, price: 8.9, freeFrom: null }),
    expect.objectContaining({ slug: 'repack', isFetched: true, price: 4.9, freeFrom: 300 }),
  ]);
  const [sweden] = (await termsIn('se'))?.deliveries ?? [];
  // The days of the method with those that the country adds.
  const { days_from, days_to } = await service.open.db
    .selectFrom('delivery_methods')
    .select(['days_from', 'days_to'])
    .where('slug', '=', 'postnord-home')
    .executeTakeFirstOrThrow();
  expect(sweden?.days).toEqual({ from: days_from + 1, to: days_to + 2 });
});

it('tells how returns go by the terms of the return form (ROUTE-134, AFTER-34, AFTER-37)', async () => {
  expect((await termsIn('fi'))?.returns).toEqual({ days: 100, labelFee: 4.9, inStores: true });
  expect((await termsIn('us'))?.returns).toMatchObject({ labelFee: null });
});
