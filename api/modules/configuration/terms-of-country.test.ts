import { initConfig } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import { cheapestShipping } from 'mf-shared/rules/structured-shipping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type SellingService, sellingService } from '../../testing/selling-service.ts';
import { addWorkingDays } from '../checkout/working-days.ts';

let service: SellingService;
beforeAll(async () => {
  service = await sellingService({
    RETURN_FEES: 'return=4.90, return.se=6.90',
    CARRIER_BASE_URL: 'http://127.0.0.1:1',
    CARRIER_KEY: 'key',
  });
});
afterAll(() => service.close());

const configOf = async (country: string) =>
  initConfig.parse((await service.call(`/api/init-config/?delivery-country-code=${country}`, { locale: 'en' })).json());
const termsIn = async (country: string) => (await configOf(country)).offerTerms;

const time = z.object({ minValue: z.number(), maxValue: z.number() });
const offerShipping = z.object({ deliveryTime: z.object({ handlingTime: time, transitTime: time }) });

it('tells the ways in which goods travel to a country, with price, limit and days, and none to a store (ROUTE-134)', async () => {
  const terms = await termsIn('fi');
  expect(terms?.deliveries).toEqual([
    expect.objectContaining({ slug: 'postnord', kind: 'pickup_point', price: 5.9, freeFrom: 100 }),
    expect.objectContaining({ slug: 'home', kind: 'home', price: 8.9, freeFrom: null }),
    expect.objectContaining({ slug: 'repack', kind: 'repack', price: 4.9, freeFrom: 300 }),
  ]);
  const { days_from, days_to } = await service.open.db
    .selectFrom('delivery_methods')
    .select(['days_from', 'days_to'])
    .where('slug', '=', 'postnord-home')
    .executeTakeFirstOrThrow();
  expect((await termsIn('se'))?.deliveries[0]?.days).toEqual({ from: days_from, to: days_to });
});

/** Days between which the checkout says that one piece arrives in Sweden, and those of the structured data of its offer. */
async function bothEstimates(productId: number, range: { from: number; to: number }, isInStock: boolean) {
  const cart = { country_code: 'se', postal_code: '11122' };
  const { delivery_methods } = await service.checkout({ rows: [[productId, 1]], method: 'postnord-home', cart });
  const { offerTerms } = await configOf('se');
  if (!offerTerms) throw new Error('there are no terms');
  const goods = { euros: 1, parts: [{ range, isInStock }], isSkiBundle: false, allowed: [] };
  const view = { locale: 'en', currencyCode: 'eur', currencyFormat: '{price} €', currencyRate: 1 };
  const place = { deliveryCountryCode: 'se', brand: { seller: { vatNumber: 'FI91048228' } } };
  const told = cheapestShipping(offerTerms, goods, { ...view, ...place });
  const { handlingTime: handling, transitTime: transit } = offerShipping.parse(told).deliveryTime;
  const day = shopDay();
  return {
    checkout: delivery_methods.find(({ slug }) => slug === 'postnord-home')?.estimate,
    offer: {
      from: addWorkingDays(day, handling.minValue + transit.minValue),
      to: addWorkingDays(day, handling.maxValue + transit.maxValue),
    },
  };
}

async function untilAdded(days: { start: number; end: number }): Promise<void> {
  await service.followCatalogue();
  await expect.poll(async () => (await termsIn('se'))?.addedDays.delivery_days['1-3']).toEqual(days);
}

it('tells the checkout’s own days, of a country without default days and with days of the setting (ROUTE-134, AVAIL-15, AVAIL-17)', async () => {
  const { db } = service.open;
  const range = { from: 1, to: 3 };
  const plain = await bothEstimates(110, range, true);
  expect(plain.offer).toEqual(plain.checkout);
  await db
    .updateTable('countries')
    .set({ delivery_days: JSON.stringify({ '1-3': { start: 4, end: 6 } }) })
    .where('code', '=', 'se')
    .execute();
  await untilAdded({ start: 4, end: 6 });
  const named = await bothEstimates(110, range, true);
  expect(named.offer).toEqual(named.checkout);
  expect(named.offer).not.toEqual(plain.offer);
  const days = { delivery_country_code: 'SE', delivery_days: { '1-3': { start: 8, end: 9 } } };
  const value = JSON.stringify({ countries: [days] });
  await db
    .insertInto('settings')
    .values({ key: 'target_country_delivery_added_days', value, is_public: true })
    .execute();
  await untilAdded({ start: 8, end: 9 });
  const set = await bothEstimates(110, range, true);
  expect(set.offer).toEqual(set.checkout);
  expect(set.offer).not.toEqual(named.offer);
});

it('tells the checkout’s own days of what the supplier sends first (ROUTE-134)', async () => {
  const { db } = service.open;
  await db.updateTable('variants').set({ on_order: true }).where('id', '=', 110).execute();
  await db.deleteFrom('stock').where('variant_id', '=', 110).execute();
  await service.followCatalogue();
  const { offer } = await bothEstimates(110, { from: 1, to: 3 }, false);
  await expect.poll(async () => (await bothEstimates(110, { from: 1, to: 3 }, false)).checkout).toEqual(offer);
});

it('tells of no way into a country to which the shop sends nothing (ROUTE-134)', async () => {
  const { db } = service.open;
  await db.updateTable('countries').set({ is_enabled: false }).where('code', '=', 'us').execute();
  await service.followCatalogue();
  await expect.poll(async () => (await termsIn('us'))?.deliveries).toEqual([]);
});

it('tells how returns go by the terms of the return form (ROUTE-134, AFTER-34, AFTER-37)', async () => {
  expect((await termsIn('fi'))?.returns).toEqual({ days: 100, labelFee: 4.9, inStores: true });
  expect((await termsIn('us'))?.returns).toMatchObject({ labelFee: null });
});
