import type { PageConfig } from 'mf-shared/router';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { expect, it } from 'vitest';
import { cutDescription, errorHead, toDocumentHead } from './document-head.ts';

const config: PageConfig = {
  locale: 'en',
  localeStrategy: 'prefix-except-default',
  deliveryCountryCode: 'us',
  currencyCode: 'usd',
  currencyFormat: '{price}',
  currencyRate: 1,
  deliveryCountryName: '',
  taxAreaId: 1,
  isEuMember: false,
  appVersion: '1a2b-7',
  host: 'localhost:3000',
  brand: { name: 'Havu', contactEmail: '', phone: '', productionHost: 'havu.example', seller: sellerSettings({}) },
  features: {},
  searchPlaceholder: '',
  scriptTags: [],
  pictures: { share: '/media/shop/share' },
  blogApiPrefix: '/api/blog',
};

it("the title is '{title} - {brand}' (ROUTE-121)", () => {
  expect(toDocumentHead({ title: 'Jackets' }, '/', config).title).toBe('Jackets - Havu');
  expect(toDocumentHead({ title: '' }, '/', config).title).toBe('Havu');
});

it('the description is cut to 150 characters on a word boundary (ROUTE-122)', () => {
  const cut = cutDescription(`${'word '.repeat(40)}`);
  expect(cut.length).toBeLessThanOrEqual(150);
  expect(cut.endsWith('word')).toBe(true);
  expect(cutDescription('short')).toBe('short');
  expect(cutDescription('x'.repeat(200))).toHaveLength(150);
});

it('the share image is 1200x630 (ROUTE-123)', () => {
  expect(toDocumentHead({ title: 'x', image: '/media/scenes/hero-wide' }, '/', config).image).toBe(
    'https://havu.example/media/scenes/hero-wide?width=1200&height=630&format=jpeg',
  );
});

it('a page without a picture is shared with the shop’s own, unless it is nobody’s to find (ROUTE-123, CONF-113)', () => {
  expect(toDocumentHead({ title: 'x' }, '/', config).image).toContain('/media/shop/share?width=1200&height=630');
  expect(toDocumentHead({ title: 'x' }, '/', { ...config, pictures: {} }).image).toBeNull();
  expect(toDocumentHead({ title: 'x', noindex: true }, '/', config).image).toBeNull();
});

it("every language's address is named, each with its own path, on the one host (CONF-5)", () => {
  const { alternates, canonical, paths } = toDocumentHead(
    { title: 'Jackets', alternates: { fi: '/takit/', en: '/jackets/' } },
    '/jackets/',
    config,
  );
  expect(canonical).toBe('https://havu.example/en/jackets/');
  expect(alternates.slice(0, 2)).toEqual([
    { locale: 'fi', href: 'https://havu.example/takit/' },
    { locale: 'en', href: 'https://havu.example/en/jackets/' },
  ]);
  expect(alternates.at(-1)).toEqual({ locale: 'x-default', href: 'https://havu.example/takit/' });
  expect(paths.de).toBe('/jackets/');
});

it('a page that is not to be indexed names no other languages', () => {
  expect(toDocumentHead({ title: 'x', noindex: true }, '/', config)).toMatchObject({
    isIndexed: false,
    alternates: [],
  });
});

it('a failure that may pass keeps the page in search engines under its own address; a missing page leaves them', () => {
  const head = (statusCode: number) =>
    errorHead(
      {
        statusCode,
        statusMessage: '',
        redirect: null,
        data: null,
        isServiceFailure: false,
        isRetryable: statusCode >= 500,
      },
      '/jackets/',
      config,
      (key) => key,
    );
  const canonical = 'https://havu.example/en/jackets/';
  expect(head(503)).toMatchObject({ isIndexed: true, canonical, alternates: [] });
  expect(head(404)).toMatchObject({ isIndexed: false, alternates: [] });
});

it('a later page of a list names itself, in every language; the first page names none', () => {
  const alternates = { fi: '/vaatteet/' };
  const head = (page: number) =>
    toDocumentHead({ title: 'x', canonicalPath: '/clothing/', alternates, page }, '/x/', config);
  expect(head(1).canonical).toBe('https://havu.example/en/clothing/');
  expect(head(2).canonical).toBe('https://havu.example/en/clothing/?page=2');
  expect(head(2).alternates[0]).toEqual({ locale: 'fi', href: 'https://havu.example/vaatteet/?page=2' });
  expect(head(2).paths.fi).toBe('/vaatteet/');
});
