import type { TaxAreaPrices } from 'mf-shared/contract';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { productHead } from './product-head.ts';

const request = {
  url: new URL('https://havu.example/en/kaamos/jackets/kuura/?size=M'),
  path: '/kaamos/jackets/kuura/',
  params: {},
  config: testConfig,
  text: (key: string) => key,
};
const head = (change: Parameters<typeof buildModel>[1] = {}, config = testConfig) =>
  productHead(
    { model: buildModel([{ id: 1, inStock: 2 }], change), stores: [], vatPercent: 25.5, query: '', campaign: null },
    { ...request, config },
  );
const prices: TaxAreaPrices = {
  active: 100,
  regular: 100,
  club: null,
  discount_value: 0,
  discount_free: 100,
  lowest_30_days: null,
  type: 'normal',
  ribbon: null,
};

describe('the head of a product page (PRODUCT-23 to PRODUCT-27)', () => {
  it('says that a second-hand product is used', () => {
    const parent = { id: 2, is_active: true, url: '/k/', prices: {}, manufacturer: 'Kaamos', name: 'Halla' };
    const conditions = (change: Parameters<typeof buildModel>[1]) =>
      /schema\.org\/(\w+Condition)/.exec(JSON.stringify(head(change).jsonLd))?.[1];
    expect(conditions({ second_hand_parent: parent })).toBe('UsedCondition');
    expect(conditions({})).toBe('NewCondition');
  });

  it('names the address under /old of what lives there, in every language, so that no canonical address redirects', () => {
    const { canonicalPath: path = '' } = head();
    for (const change of [{ is_bundle: true }, { is_legacy: true }]) {
      const { canonicalPath, alternates } = head(change);
      expect([canonicalPath, alternates?.en]).toEqual([`/old${path}`, `/old${path}`]);
    }
    expect(head().alternates?.en).toBe(path);
  });

  it('is titled brand plus name', () => {
    expect(head().title).toBe('Kaamos Kuura');
  });

  it('keeps campaign-only products out of search engines', () => {
    expect(head({ campaign_only: true }).noindex).toBe(true);
    expect(head().noindex).toBe(false);
  });

  it('tells the offer as the page shows it, kronor in whole', () => {
    const config = { ...testConfig, currencyCode: 'sek', currencyRate: 11.005 };
    expect(head({ prices: { '1': prices } }, config).jsonLd?.[0]).toMatchObject({
      '@type': 'Product',
      offers: { price: '1101.00', priceCurrency: 'SEK', availability: 'https://schema.org/InStock' },
    });
  });

  it.each([
    ['BackOrder', { inStock: 0 }, true],
    ['InStoreOnly', { isBlocked: true }, false],
    ['OutOfStock', { inStock: 0 }, false],
  ])('tells %s for stock %o, on order %s (AVAIL-10)', (availability, stock, on_order) => {
    const { products } = buildModel([{ id: 1, ...stock }]);
    expect(head({ prices: { '1': prices }, products, on_order }).jsonLd?.[0]).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('tells an aggregate rating only where there is one, in stars', () => {
    expect(head().jsonLd?.[0]).not.toHaveProperty('aggregateRating');
    expect(head({ rating: 9, rating_count: 48 }).jsonLd?.[0]).toMatchObject({
      aggregateRating: { ratingValue: '4.5', bestRating: 5, reviewCount: 48 },
    });
  });

  it('leads every step of the trail to the page in its language', () => {
    const parents = [{ id: 1, name: 'Clothing', path: '/clothing/' }];
    expect(head({ parents }).jsonLd?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Clothing', item: 'https://havu.example/en/clothing/' },
        { position: 2, name: 'Kuura', item: 'https://havu.example/en/kaamos/jackets/kuura/' },
      ],
    });
  });

  it('names every group of the trail once', () => {
    const parents = [
      { id: 1, name: 'Clothing', path: '/clothing/' },
      { id: 2, name: 'Jackets', path: '/clothing/jackets/' },
    ];
    const trail = head({ parents, main_group: { id: 2, name: 'Jackets', path: '/clothing/jackets/' } }).jsonLd?.[1];
    expect(JSON.stringify(trail).match(/"name":"Jackets"/g)).toHaveLength(1);
  });
});
