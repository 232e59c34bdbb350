import * as contract from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestService, testService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const shared: [string, z.ZodType][] = [
  ['/api/locale_by_ip/', contract.localeByIp],
  ['/api/init-config/', contract.initConfig],
  ['/api/route-slugs/', contract.routeSlugs],
  ['/api/resources/', contract.resources],
  ['/api/product-groups/', contract.productGroups],
  ['/api/navigation/', contract.navigation],
  ['/api/settings/', contract.settings],
  ['/api/banners/', contract.banners],
  ['/api/brands/', contract.brands],
  ['/api/brand/?slug=KAAMOS', contract.manufacturer],
  ['/api/brand/', contract.manufacturer],
  ['/api/keyword-popups/', z.array(contract.keyword)],
  ['/api/keyword-popup/?id=1', contract.keyword],
  ['/api/home/', contract.home],
  ['/api/home/?taxAreaId=3&country=zz', contract.home],
  ['/api/products/productgroup/?path=/vaatteet/', z.array(contract.productGroup)],
  ['/api/products/productmodel/kuura/', contract.productModel],
  ['/api/products/productmodel/loppu/?taxAreaId=2', contract.productModel],
  ['/api/product/extra/?slug=kuura&type=1', contract.productExtraDelivery],
  ['/api/product/extra/?slug=kuura&type=2', contract.productExtra],
  ['/api/product_reviews/?model_id=10', contract.reviewsResponse],
  ['/api/get_fast_shipping/?postal_code=00100&price=1&variant_id=100', contract.fastShipping],
  ['/api/static-page/?slug=/Terms/', contract.staticPage],
  ['/api/static-page-with-tabs/?slug=ohjeet', contract.staticPageWithTabs],
  ['/api/faq/', contract.faq],
  ['/api/responsibility/', contract.responsibility],
  ['/api/search/?q=takki', contract.searchResponse],
  ['/api/sitemap/', contract.sitemap],
];

describe.each(localeCodes)('in %s', (locale) => {
  it.each(shared)(
    '%s answers with the contract’s shape (AVAIL-12, AVAIL-24, BUNDLE-16, CONF-59 to CONF-71, CONTENT-6, LIST-18, LIST-19, LIST-62, REVIEW-1, REVIEW-12, ROUTE-111, ROUTE-112, ROUTE-117, ROUTE-118, SEARCH-11)',
    async (url, schema) => {
      const answer = await service.call(url, { locale });
      expect(answer.statusCode).toBe(200);
      expect(schema.parse(answer.json())).toEqual(answer.json());
    },
  );
});

const json = async (url: string, locale: contract.Locale = 'fi') => (await service.call(url, { locale })).json();

describe('configuration (LOCALE-23, LOCALE-26, LOCALE-27)', () => {
  it('tells format, rate, name and tax area of a country and currency (CONF-27, CONF-31, CONF-32)', async () => {
    expect(await json('/api/init-config/?delivery-country-code=SE&currency-code=SEK', 'sv')).toEqual({
      currencyFormat: '{price} kr',
      currencyRate: 11.2,
      deliveryCountryName: 'Sverige',
      taxAreaId: 2,
      isEuMember: true,
      features: {},
      searchPlaceholder: 'Hae',
      scriptTags: [],
      pictures: {},
      offerTerms: {
        deliveries: [],
        addedDays: { delivery_days: { default: { start: 1, end: 2 } }, ski_bundle_days: { start: 2, end: 4 } },
        returns: { days: 100, labelFee: null, inStores: true },
      },
    });
  });

  it('refuses countries and currencies that the shop does not know', async () => {
    expect((await service.call('/api/init-config/?delivery-country-code=xx')).statusCode).toBe(404);
    expect((await service.call('/api/init-config/?currency-code=xxx')).statusCode).toBe(404);
  });

  it('takes a visitor’s country from the edge, and Finland where it is unknown', async () => {
    const from = async (country: string) =>
      (await service.call('/api/locale_by_ip/', { headers: { 'x-country-code': country } })).json();
    expect(await from('SE')).toEqual({ country_code: 'SE', currency: 'SEK' });
    expect(await from('ZZ')).toEqual({ country_code: 'FI', currency: 'EUR' });
  });

  it('keeps settings that are not public to itself', async () => {
    expect(await json('/api/settings/')).toEqual({ search_bar_placeholder: 'Hae' });
  });
});

describe('content', () => {
  it('shows banners only in their time', async () => {
    expect((await json('/api/banners/')).textBanners.map(({ id }: { id: number }) => id)).toEqual([2]);
  });

  it('finds a static page by its slug in any language (ROUTE-110)', async () => {
    expect(await json('/api/static-page/?slug=sopimusehdot', 'en')).toEqual(
      await json('/api/static-page/?slug=terms', 'en'),
    );
    expect((await service.call('/api/static-page/?slug=none')).statusCode).toBe(404);
  });

  it('puts offers, newest and guides on the front page', async () => {
    const home = await json('/api/home/');
    expect(home).toMatchObject({
      freeDeliveryFrom: 100,
      hero: { title: 'Talvi tulee' },
      offersTotal: 1,
      brandsTotal: 2,
    });
    expect(home.newest.map(({ id }: { id: number }) => id)).toEqual([11, 10]);
    expect(home.guides).toMatchObject([
      { path: '/life-outdoors/blog/nain-valitset-takin/', image: '/media/scenes/bog' },
    ]);
  });
});

describe('delivery of a product (PRODUCT-74, PRODUCT-77)', () => {
  it('is blocked for the model’s countries, with the reason', async () => {
    const { delivery_method_limit } = await json('/api/product/extra/?slug=loppu&type=1&delivery-country-code=us');
    expect(delivery_method_limit).toMatchObject({ isDeliveryCountryBlocked: true, blockInfoText: 'Litiumakku.' });
  });

  it('takes as many days longer as the country adds (AVAIL-15)', async () => {
    const answer = await json('/api/product/extra/?slug=kuura&type=1&delivery-country-code=se', 'en');
    expect(answer.delivery_method_limit.extra_data_overrides['100']).toEqual({
      shipping_time_string: '2–5 business days',
    });
  });

  it('offers express pickup where a near store holds the variant', async () => {
    const url = '/api/get_fast_shipping/?price=120&variant_id=100&postal_code=';
    expect((await json(`${url}00180`))[0]).toMatchObject({
      name: 'Pikanouto: Helsinki',
      storeSlug: 'helsinki',
      price: 0,
    });
    expect(await json(`${url}33100`)).toMatchObject([{ name: 'Noutopiste', price: 0 }]);
    expect(await json(`${url}331`)).toEqual([]);
  });
});

describe('back-in-stock notices (PRODUCT-90)', () => {
  const notify = (body: object) =>
    service.call('/api/product_availability_email_notify/', { method: 'POST', body, locale: 'en' });

  it('are kept once per address and variant', async () => {
    for (let i = 0; i < 2; i += 1)
      expect((await notify({ email: 'a@havu.example', product_id: 140, lang_code: 'sv' })).statusCode).toBe(200);
    const rows = await service.open.db.selectFrom('availability_notifications').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'a@havu.example', variant_id: 140, language: 'sv' }]);
  });

  it('name the field of a wrong address (PRODUCT-88)', async () => {
    const answer = await notify({ email: 'nobody', product_id: 140, lang_code: 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toEqual({ email: 'Write an email address such as name@example.com.' });
  });
});

it('takes over a new version of the catalogue without a restart', async () => {
  await service.open.db
    .updateTable('settings')
    .set({ value: 'Etsi' })
    .where('key', '=', 'search_bar_placeholder')
    .execute();
  await service.followCatalogue();
  await expect.poll(() => json('/api/settings/')).toEqual({ search_bar_placeholder: 'Etsi' });
  const answer = await service.call('/api/settings/');
  expect(answer.headers['x-catalogue-version']).toBe('2');
});
