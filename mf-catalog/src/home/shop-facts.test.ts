import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it } from 'vitest';
import { shopFacts } from './shop-facts.ts';

it('names the shop and the address that searches it, in the page’s language', () => {
  const [site, organisation] = shopFacts(testConfig, 'https://havu.example');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://havu.example/en/',
    potentialAction: { target: { urlTemplate: 'https://havu.example/en/search/?q={words}' } },
  });
  expect(organisation).toMatchObject({
    '@type': 'OnlineStore',
    name: 'Havu',
    legalName: 'Havu Oy',
    vatID: 'FI91048228',
  });
  expect(organisation).not.toHaveProperty('hasMerchantReturnPolicy');
});

it('tells the deliveries and returns of the visit’s country where the service told them (ROUTE-134)', () => {
  const days = { from: 2, to: 4 };
  const offerTerms = {
    deliveries: [{ slug: 'post', name: 'Post', kind: 'pickup_point' as const, price: 5.9, freeFrom: 79, days }],
    addedDays: { delivery_days: {}, ski_bundle_days: { start: 0, end: 0 } },
    returns: { days: 100, labelFee: 4.9, inStores: true },
  };
  const [, organisation] = shopFacts({ ...testConfig, offerTerms }, 'https://havu.example');
  expect(organisation).toMatchObject({
    hasMerchantReturnPolicy: [
      { applicableCountry: 'FI', merchantReturnLink: 'https://havu.example/en/returns/' },
      { returnMethod: 'https://schema.org/ReturnInStore' },
    ],
    hasShippingService: [{ name: 'Post' }],
  });
});
