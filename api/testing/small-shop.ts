import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { fillSmallCatalogue } from './small-catalogue.ts';

/**
 * Fills a shop that fits on a page: brands kaamos and routa, groups vaatteet > takit and kengat, models 10 kuura (reduced,
 * four variants), 11 halla (club price), 12 salattu (not public), 13 lahja (campaign only), 14 loppu (sold out).
 */
export async function fillSmallShop(db: Database): Promise<void> {
  await insertMany(db, 'tax_areas', [
    { id: 1, slug: 'fi', name: 'Suomi' },
    { id: 2, slug: 'se', name: 'Sverige' },
    { id: 3, slug: 'world', name: 'World' },
  ]);
  await insertMany(db, 'tax_rates', [
    { tax_area_id: 1, tax_class: 5, rate_basis_points: 2400, valid_from: '2013-01-01', valid_to: '2024-09-01' },
    { tax_area_id: 1, tax_class: 5, rate_basis_points: 2550, valid_from: '2024-09-01', valid_to: null },
    { tax_area_id: 2, tax_class: 5, rate_basis_points: 2500, valid_from: '2013-01-01', valid_to: null },
    { tax_area_id: 3, tax_class: 5, rate_basis_points: 0, valid_from: '2013-01-01', valid_to: null },
  ]);
  await insertMany(db, 'currencies', [
    { code: 'eur', format: '{price} €', rate: 1, is_whole: false },
    { code: 'sek', format: '{price} kr', rate: 11.2, is_whole: true },
    { code: 'usd', format: 'USD {price}', rate: 1.1, is_whole: false },
    { code: 'gbp', format: '£{price}', rate: 0.85, is_whole: false },
  ]);
  const noDays = { default: { start: 0, end: 0 } };
  await insertMany(db, 'countries', [
    country('fi', { fi: 'Suomi', en: 'Finland' }, 1, 'eur', true, noDays),
    country('se', { fi: 'Ruotsi', en: 'Sweden', sv: 'Sverige' }, 2, 'sek', true, { default: { start: 1, end: 2 } }),
    country('us', { fi: 'Yhdysvallat', en: 'United States' }, 3, 'usd', false, { default: { start: 3, end: 7 } }),
  ]);
  await insertMany(db, 'settings', [
    { key: 'search_bar_placeholder', value: 'Hae', is_public: true },
    { key: 'provider_secret', value: 'hidden', is_public: false },
  ]);
  await insertMany(db, 'delivery_methods', [
    {
      slug: 'postnord',
      country_code: 'fi',
      kind: 'pickup_point',
      carrier: 'PostNord',
      names: { fi: 'Noutopiste', en: 'Pickup point' },
      price_minor: 590,
      free_from_minor: 10_000,
      days_from: 1,
      days_to: 3,
      is_active: true,
      sort_order: 1,
    },
  ]);
  await fillSmallCatalogue(db);
}

const country = (
  code: string,
  names: object,
  tax_area_id: number,
  currency_code: string,
  is_eu: boolean,
  delivery_days: object,
) => ({
  code,
  names,
  tax_area_id,
  currency_code,
  is_eu,
  is_enabled: true,
  delivery_days,
  ski_bundle_days: { start: 2, end: 4 },
  sort_order: 0,
});
