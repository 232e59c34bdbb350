import type { Resources, Store } from 'mf-shared/contract';
import { defineRoute, PageError } from 'mf-shared/router';
import { StorePage } from './store-page.tsx';
import { retailStores } from './stores-route.ts';

/** One store: where it is and when it is open (ROUTE-60). */
export const route = defineRoute<Store>({
  reads: [],
  async loader({ api, params, signal, text }) {
    const stores = retailStores(await api.get<Resources>('/api/resources/', { signal }));
    const store = stores.find(({ slug }) => slug === params.store?.toLowerCase());
    if (!store) throw new PageError(404, text('stores.not_found'), '/stores/');
    return store;
  },
  Component: StorePage,
  head: ({ name, address, postalCode, city, slug }, { config }) => ({
    title: name,
    description: `${name}, ${address}, ${postalCode} ${city}`,
    canonicalPath: `/stores/${slug}/`,
    jsonLd:
      typeof document === 'undefined'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'SportingGoodsStore',
              name: `${config.brand.name} ${name}`,
              address: { '@type': 'PostalAddress', streetAddress: address, postalCode, addressLocality: city },
            },
          ]
        : [],
  }),
});
