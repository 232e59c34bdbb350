import type { Store, StoreDetails } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { defineRoute, localHref, type PageConfig, PageError } from 'mf-shared/router';
import { countryOfSeller, organisationId } from 'mf-shared/rules/structured-terms';
import { openMinutes } from 'mf-shared/rules/week-hours';
import { StorePage } from './store-page.tsx';

/** One store: where it is and when it is open (ROUTE-60). */
export const route = defineRoute<StoreDetails>({
  reads: [],
  async loader({ api, params, signal, text }) {
    const slug = encodeURIComponent(params.store?.toLowerCase() ?? '');
    try {
      return await api.get<StoreDetails>(`/api/stores/${slug}/`, { signal });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 404)
        throw new PageError(404, text('stores.not_found'), '/stores/');
      throw failure;
    }
  },
  Component: StorePage,
  head: ({ name, address, postalCode, city, slug, phone, openingHours, otherDays }, { config, url }) => ({
    title: name,
    description: `${name}, ${address}, ${postalCode} ${city}`,
    canonicalPath: `/stores/${slug}/`,
    jsonLd:
      typeof document === 'undefined'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'SportingGoodsStore',
              '@id': `${url.origin}/#store-${slug}`,
              url: url.origin + localHref(`/stores/${slug}/`, config.locale, config.localeStrategy),
              parentOrganization: { '@id': organisationId(url.origin) },
              ...(config.pictures.share
                ? { image: `${url.origin}${config.pictures.share}?width=1280&format=jpeg` }
                : {}),
              name: `${config.brand.name} ${name}`,
              telephone: phone || config.brand.phone,
              openingHoursSpecification: [...openingFacts(openingHours), ...otherDays.map(otherFacts)],
              address: {
                '@type': 'PostalAddress',
                streetAddress: address,
                postalCode,
                addressLocality: city,
                // Stores stand in the country of the seller.
                ...addressCountry(config),
              },
            },
          ]
        : [],
  }),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function addressCountry(config: PageConfig): object {
  const country = countryOfSeller(config);
  return country ? { addressCountry: country } : {};
}

/** schema.org OpeningHoursSpecification of each day on which the store opens. */
function openingFacts(hours: Store['openingHours']): object[] {
  return hours.flatMap((open, weekday) => {
    const times = openMinutes(open);
    if (!times) return [];
    const [opens, closes] = times.map(clock);
    return [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${weekdays[weekday]}`, opens, closes },
    ];
  });
}

/** schema.org OpeningHoursSpecification of days with other hours: a closed day opens and closes at midnight. */
function otherFacts({ from, to, hours }: Store['otherDays'][number]): object {
  const [opens, closes] = (openMinutes(hours) ?? [0, 0]).map(clock);
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes };
}

/** Minutes from midnight as schema.org writes them; the day ends at 23:59. */
const clock = (minutes: number): string => {
  const within = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};
