import { expect, it } from 'vitest';
import { addedDays, withAddedDays } from './added-days.ts';
import type { Country } from './reference-data.ts';

const country = (code: string): Country => ({
  ...{ code, names: {}, tax_area_id: 1, currency_code: 'eur', is_eu: true, is_enabled: true },
  delivery_days: { '1-3': { start: 1, end: 1 }, default: { start: 2, end: 4 } },
  ski_bundle_days: { start: 1, end: 2 },
});
const countries = [country('fi'), country('se')];

it('the setting adds days by range and for ski bundles to the countries that it names (AVAIL-17)', () => {
  const written = JSON.stringify({
    countries: [
      {
        delivery_country_code: 'SE',
        delivery_days: { '1-3': { start: 5, end: 9 } },
        ski_bundle_days: { start: 3, end: 3 },
      },
    ],
  });
  const [finland, sweden] = withAddedDays(countries, addedDays(written));
  expect(finland).toEqual(countries[0]);
  expect(sweden).toMatchObject({
    delivery_days: { '1-3': { start: 5, end: 9 }, default: { start: 2, end: 4 } },
    ski_bundle_days: { start: 3, end: 3 },
  });
});

it.each(['{"countries":[]}', '{"countries":[{"delivery_country_code":"se","is_enabled":false}]}'])(
  '%j changes nothing',
  (written) => {
    expect(withAddedDays(countries, addedDays(written))).toEqual(countries);
  },
);
