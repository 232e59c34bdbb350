import type { ProductModel, Resources } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { PageError, PageRedirect } from 'mf-shared/router';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { type ProductPageData, route } from './product-route.ts';

const path = '/kaamos/jackets/kuura/';
const rate = (taxAreaId: number, taxClass: number, country: string, percent: number, years = ['2020', '2999']) => ({
  ...{ taxAreaId, taxClass, country, percent, validFrom: `${years[0]}-01-01`, validTo: `${years[1]}-01-01` },
});
const taxRates = [
  rate(1, 5, 'fi', 24, ['2013', '2024']),
  rate(1, 5, 'fi', 25.5, ['2024', '2999']),
  rate(1, 2, 'fi', 14),
  rate(2, 5, 'se', 25),
  rate(2, 5, 'dk', 24),
  rate(3, 5, 'us', 0),
];

async function open(asked: string, answer: Partial<ProductModel> | number = {}, config = testConfig) {
  const calls: string[] = [];
  const resources: Partial<Resources> = { stores: [], taxRates };
  const api = createApiClient({
    origin: 'http://havu.example',
    locale: 'en',
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      calls.push(decodeURIComponent(url.pathname + url.search));
      if (url.pathname.startsWith('/api/resources/')) return Response.json(resources);
      if (url.pathname.startsWith('/api/giftcampaigns/')) return Response.json({ slug: 'joulu', name: 'Christmas' });
      if (answer === 0) throw new TypeError('Failed to fetch');
      return typeof answer === 'number'
        ? Response.json({ error: { code: 'x', message: 'x' } }, { status: answer })
        : Response.json(buildModel([{ id: 1 }], answer));
    },
  });
  const url = new URL(asked, 'http://havu.example');
  const [, campaignSlug] = /^\/giftcampaigns\/([^/]+)\//.exec(url.pathname) ?? [];
  const request = {
    ...{ api, url, path: url.pathname, config, text: (key: string) => key },
    ...{ params: campaignSlug ? { campaignSlug } : {}, signal: new AbortController().signal },
  };
  const result = await Promise.resolve(route.loader?.(request)).catch((error: unknown) => error);
  return { calls, result, data: result as ProductPageData };
}

describe('what a product page asks for (PRODUCT-1, PRODUCT-7, PRODUCT-96)', () => {
  it('is the last segment’s product in the visitor’s tax area', async () => {
    expect((await open(path)).calls).toContain('/api/products/productmodel/kuura/?taxAreaId=1');
  });

  it('hands a preview and the gift campaign on', async () => {
    expect((await open(`${path}?preview=spring`)).calls).toContain(
      '/api/products/productmodel/kuura/?taxAreaId=1&preview=spring',
    );
    const { calls, data } = await open('/giftcampaigns/joulu/kuura/');
    expect(calls).toContain('/api/products/productmodel/kuura/?taxAreaId=1&giftcampaign=joulu');
    expect(data.campaign).toEqual({ slug: 'joulu', name: 'Christmas' });
  });
});

describe('a product that cannot be shown (PRODUCT-8, PRODUCT-10)', () => {
  it.each([
    [404, 404],
    [503, 503],
    [0, 500],
  ])('answer %i is an error page of status %i that leads to the group', async (status, shown) => {
    const { result } = await open(path, status);
    expect(result).toBeInstanceOf(PageError);
    expect(result).toMatchObject({
      statusCode: shown,
      statusMessage: 'errors.product_not_found',
      redirect: '/jackets/',
    });
  });

  it('leads to what replaces it where it is sold no more (IMPORT-5)', async () => {
    const { result } = await open(path, 410);
    expect(result).toBeInstanceOf(PageRedirect);
    expect(result).toMatchObject({ path: '/removed-new-product-page/kaamos/jackets/kuura/', status: 302 });
  });

  it('leads from an address that it had to the present one, for ever (IMPORT-5)', async () => {
    const { result } = await open('/kaamos/jackets/kuura-2025/', { model_url: path });
    expect(result).toMatchObject({ path, status: 301 });
  });

  it('is led to where it lives, its query kept (PRODUCT-4, PRODUCT-5)', async () => {
    const { result } = await open(`${path}?size=M`, { is_bundle: true });
    expect(result).toBeInstanceOf(PageRedirect);
    expect(result).toMatchObject({ path: `/old${path}?size=M`, status: 301 });
  });
});

describe('VAT percent by tax area and class (MONEY-27)', () => {
  it.each([
    ['the rate of today', 1, 5, 'fi', 25.5],
    ['the class’s own', 1, 2, 'fi', 14],
    ['the area’s own', 2, 5, 'se', 25],
    ['the country’s own in an area of several', 2, 5, 'dk', 24],
    ['none outside the EU', 3, 5, 'us', 0],
    ['none where nothing is known', 9, 5, 'xx', 0],
  ])('%s', async (_, taxAreaId, tax_class, deliveryCountryCode, percent) => {
    const { data } = await open(path, { tax_class }, { ...testConfig, taxAreaId, deliveryCountryCode });
    expect(data.vatPercent).toBe(percent);
  });
});
