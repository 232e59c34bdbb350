import type { ProductModel, TaxAreaPrices, Variant } from 'mf-shared/contract';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { describe, expect, it } from 'vitest';
import { buildModel, buildVariant } from '../../testing/build-model.ts';
import { initialSelection } from '../choose-variant/initial-selection.ts';
import { offerOf } from './product-offer.ts';

const days = { from: 2, to: 4 };
const config = {
  ...testConfig,
  offerTerms: {
    deliveries: [
      { slug: 'door', name: 'To the door', kind: 'home' as const, price: 11.9, freeFrom: null, days },
      { slug: 'post', name: 'Post', kind: 'pickup_point' as const, price: 7.9, freeFrom: 79, days },
    ],
    addedDays: { delivery_days: { '1-3': { start: 1, end: 2 } }, ski_bundle_days: { start: 5, end: 9 } },
    returns: { days: 100, labelFee: 4.9, inStores: true },
  },
};
const url = new URL('https://havu.example/en/kaamos/jackets/kuura/');
const offer = (model: ProductModel, query = '') =>
  offerOf(model, initialSelection(model, { query: new URLSearchParams(query), rememberedSizes: [] }), { config, url });

const price = (active: number): TaxAreaPrices => ({
  ...{ active, regular: active, club: null, discount_value: 0, discount_free: active },
  ...{ lowest_30_days: null, type: 'normal', ribbon: null },
});
const leavesIn = (variant: Variant, days: string): Variant => ({
  ...variant,
  shipping_time: { ...variant.shipping_time, days },
});
const handling = (from: number, to: number) => ({
  shippingDetails: { deliveryTime: { handlingTime: { minValue: from, maxValue: to } } },
});

describe('the offer is of the variant that the page has chosen (ROUTE-134, ROUTE-135)', () => {
  const ropes = buildModel([
    { id: 1, size: '40 m', inStock: 0 },
    { id: 2, size: '60 m', inStock: 2 },
    { id: 3, size: '70 m', inStock: 2 },
  ]);
  const model = {
    ...ropes,
    variant_prices: { '1': price(50), '2': price(70), '3': price(90) },
    products: ropes.products.map((variant, index) => leavesIn(variant, ['0-1', '1-3', '5-9'][index] ?? '')),
  };

  it('names the day until which its own price holds, not its model’s', () => {
    const own = { ...price(70), ends_at: '2096-12-06T21:59:59.000Z' };
    const priced = {
      ...model,
      price_ending: '2096-12-24T21:59:59.000Z',
      variant_prices: { ...model.variant_prices, '2': own },
    };
    expect(offer(priced)).toMatchObject({ priceValidUntil: '2096-12-06' });
    const until = (ends_at: string) =>
      offer({ ...priced, variant_prices: { ...model.variant_prices, '2': { ...own, ends_at } } });
    expect(until('2096-12-06T22:00:00.000Z')).toMatchObject({ priceValidUntil: '2096-12-06' });
    expect(until('2096-12-06T22:30:00.000Z')).toMatchObject({ priceValidUntil: '2096-12-07' });
    expect(until('2020-12-06T22:30:00.000Z')).not.toHaveProperty('priceValidUntil');
    expect(offer({ ...priced, variant_prices: model.variant_prices })).not.toHaveProperty('priceValidUntil');
  });

  it('tells what a piece holds, and by which measure its unit price is told (LAW-18)', () => {
    const own = { ...price(7.5), content: { size: 0.06, unit: 'kg' as const } };
    expect(offer({ ...model, variant_prices: { ...model.variant_prices, '2': own } })).toMatchObject({
      price: '7.50',
      priceSpecification: {
        ...{ '@type': 'UnitPriceSpecification', price: '7.50' },
        referenceQuantity: { value: 0.06, unitCode: 'KGM', valueReference: { value: 1, unitCode: 'KGM' } },
      },
    });
    const rope = { ...price(180), content: { size: 60, unit: 'm' as const } };
    expect(offer({ ...model, variant_prices: { ...model.variant_prices, '2': rope } })).toMatchObject({
      priceSpecification: { referenceQuantity: { value: 60, unitCode: 'MTR' } },
    });
    expect(offer(model)).not.toHaveProperty('priceSpecification');
  });

  it('has its price, stock, days and what its delivery costs', () => {
    expect(offer(model)).toMatchObject({
      ...{ price: '70.00', availability: 'https://schema.org/InStock' },
      shippingDetails: { shippingRate: { value: 7.9 }, ...handling(0, 2).shippingDetails },
    });
    expect(offer(model, 'size=70 m')).toMatchObject({
      ...{ price: '90.00', availability: 'https://schema.org/InStock' },
      shippingDetails: { shippingRate: { value: 0 }, ...handling(4, 8).shippingDetails },
    });
    expect(offer(model, 'size=40 m')).toMatchObject({
      ...{ price: '50.00', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('waits for the supplier where nothing is in stock', () => {
    expect(offer(buildModel([{ id: 1, inStock: 0 }], { on_order: true }))).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      ...handling(9, 19),
    });
  });

  it('is of a bundle’s parts together, and leaves with the slowest (BUNDLE-3 to BUNDLE-5)', () => {
    const part = (id: number, products: Variant[]) => ({ id, name: 'Part', manufacturer: 'Kaamos', products });
    const together = (...[one, other]: [Variant, Variant]) =>
      buildModel([{ id: 1, inStock: 9 }], { is_bundle: true, bundle_models: [part(2, [one]), part(3, [other])] });
    const bundle = (stock: number) =>
      together(buildVariant({ id: 21 }), leavesIn(buildVariant({ id: 31, inStock: stock, number: 5 }), '5-9'));
    expect(offer(bundle(1))).toMatchObject({ availability: 'https://schema.org/InStock', ...handling(4, 8) });
    expect(offer(bundle(0))).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    const inStores = buildVariant({ id: 21, isBlocked: true, stocks: { '3': 1 } });
    const both = [buildVariant({ id: 31, stocks: { '3': 2 } }), buildVariant({ id: 31, inStock: 0, isOnOrder: true })];
    expect(both.map((other) => offer(together(inStores, other)))).toMatchObject([
      { availability: 'https://schema.org/InStoreOnly' },
      { availability: 'https://schema.org/OutOfStock' },
    ]);
  });
});

describe('an offer travels as its product may (ROUTE-134)', () => {
  const limited = (travel_limits: ProductModel['travel_limits']) => offer(buildModel([{ id: 1 }], { travel_limits }));
  const none = { blocked_countries: [], allowed_delivery_methods: [], is_ski_bundle: false };
  const notShipped = { doesNotShip: true, shippingDestination: { addressCountry: 'FI' } };

  it('to no country that is blocked', () => {
    expect(limited({ ...none, blocked_countries: ['no', 'fi'] })).toMatchObject({ shippingDetails: notShipped });
    expect(limited({ ...none, blocked_countries: ['no'] })).toMatchObject({
      shippingDetails: { shippingRate: { value: 0 } },
    });
  });

  it('in allowed ways only', () => {
    expect(limited({ ...none, allowed_delivery_methods: [['door']] })).toMatchObject({
      shippingDetails: { shippingRate: { value: 11.9 } },
    });
  });

  it('a ski bundle’s days later', () => {
    expect(limited({ ...none, is_ski_bundle: true })).toMatchObject({
      shippingDetails: { deliveryTime: { transitTime: { minValue: 8, maxValue: 15 } } },
    });
  });

  it('not from stores that alone sell it', () => {
    expect(offer(buildModel([{ id: 1, isBlocked: true }]))).toMatchObject({
      ...{ availability: 'https://schema.org/InStoreOnly', shippingDetails: notShipped },
    });
  });

  it('by mail for nothing, and never back, where it is a gift card (GIFT-1)', () => {
    for (const id of [1412, 2427])
      expect(offer(buildModel([{ id: 1 }], { id }))).toMatchObject({
        shippingDetails: { shippingRate: { value: 0 } },
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      });
  });
});

it('tells the seller and the returns themselves, for crawlers that read no front page (ROUTE-134)', () => {
  expect(offer(buildModel([{ id: 1 }]))).toMatchObject({
    seller: { '@type': 'OnlineStore', '@id': 'https://havu.example/#organization', name: 'Havu' },
    hasMerchantReturnPolicy: [
      { '@type': 'MerchantReturnPolicy', merchantReturnDays: 100, applicableCountry: 'FI' },
      { returnMethod: 'https://schema.org/ReturnInStore' },
    ],
  });
});
