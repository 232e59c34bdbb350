import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { expect, it } from 'vitest';
import { route } from './store-route.ts';

const store = {
  ...{ id: 1, slug: 'lighthouse', name: 'Lighthouse', type: 'retail' as const, pikanouto: true, nouto: true },
  ...{ address: 'Satamakatu 1', postalCode: '33100', city: 'Tampere', phone: '', email: '', image: null },
  ...{ latitude: null, longitude: null, openingHours: [], otherDays: [] },
};
const addressFor = (vatNumber: string) => {
  const seller = { ...testConfig.brand.seller, vatNumber };
  const config = { ...testConfig, brand: { ...testConfig.brand, seller } };
  const url = new URL('https://havu.example/en/stores/lighthouse/');
  const request = { url, path: '/stores/lighthouse/', params: {}, config, text: (key: string) => key };
  return route.head?.(store as never, request).jsonLd?.[0];
};

it('tells the store’s country, which is the seller’s, where it is known (ROUTE-135)', () => {
  expect(addressFor('FI91048228')).toMatchObject({ address: { addressLocality: 'Tampere', addressCountry: 'FI' } });
  expect(addressFor('unknown')).not.toHaveProperty('address.addressCountry');
});
