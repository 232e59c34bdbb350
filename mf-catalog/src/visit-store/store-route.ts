import type { Resources, Store } from 'mf-shared/contract';
import { defineRoute, PageError } from 'mf-shared/router';
import { openMinutes } from 'mf-shared/rules/week-hours';
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
  head: ({ name, address, postalCode, city, slug, openingHours }, { config }) => ({
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
              telephone: config.brand.phone,
              openingHoursSpecification: openingFacts(openingHours),
              address: { '@type': 'PostalAddress', streetAddress: address, postalCode, addressLocality: city },
            },
          ]
        : [],
  }),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org OpeningHoursSpecification of each day on which the store opens. */
function openingFacts(hours: Store['openingHours']): object[] {
  return hours.flatMap((open, weekday) => {
    const times = openMinutes(open);
    if (!times) return [];
    const [opens, closes] = times.map(clock);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[weekday], opens, closes }];
  });
}

/** Minutes from midnight as schema.org writes them; the day ends at 23:59. */
const clock = (minutes: number): string => {
  const within = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};
