import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { hashGiftCardCode } from '../modules/gift-cards/gift-card-code.ts';
import { fillSellingSets } from './selling-sets.ts';

/** Adds to the small shop what selling needs: more delivery, codes, gift cards, a bundle, a gift card product. */
export async function fillSellingShop(db: Database): Promise<void> {
  await insertMany(db, 'delivery_methods', [
    method('home', 'fi', 'home', '', 890, null, 2),
    method('repack', 'fi', 'repack', 'PostNord', 490, 30_000, 3),
    method('store', 'fi', 'store', '', 0, null, 4),
    method('express', 'fi', 'express', '', 0, null, 5),
    method('postnord-home', 'se', 'home', 'PostNord', 990, null, 1),
    method('ups', 'us', 'home', 'UPS', 2500, null, 1),
  ]);
  await insertMany(db, 'countries', [
    {
      code: 'gb',
      names: { fi: 'Iso-Britannia', en: 'United Kingdom' },
      tax_area_id: 3,
      currency_code: 'eur',
      is_eu: false,
      is_enabled: true,
      delivery_days: {},
      ski_bundle_days: { start: 0, end: 0 },
      sort_order: 0,
    },
  ]);
  await insertMany(db, 'delivery_methods', [method('ups', 'gb', 'home', 'UPS', 1500, null, 1)]);
  await insertMany(db, 'pickup_points', [
    point('pn-1', '00100', 60.17, 24.93),
    point('pn-2', '33100', 61.5, 23.76),
    point('pn-3', '00500', 60.185, 24.95),
  ]);
  await insertMany(db, 'settings', [
    { key: 'vuota_model_ids', value: '15', is_public: true },
    { key: 'part_delivery_mode', value: 'optional', is_public: true },
  ]);
  await insertMany(db, 'discount_codes', [
    code('SYKSY10', 'percent', 1000),
    code('KYMPPI', 'amount', 1000),
    code('TOIMITUS', 'free_delivery', 0),
    { ...code('KLUBI', 'percent', 2000), club_only: true },
    { ...code('KERRAN', 'amount', 500), max_uses: 1 },
    { ...code('ISO', 'amount', 500), min_total_minor: 1_000_000 },
  ]);
  await db
    .insertInto('gift_cards')
    .values([
      { code_hash: hashGiftCardCode('LAHJA-0050'), initial_minor: 5_000, balance_minor: 5_000 },
      { code_hash: hashGiftCardCode('LAHJA-9999'), initial_minor: 999_900, balance_minor: 999_900 },
      { code_hash: hashGiftCardCode('LAHJA-0000'), initial_minor: 5_000, balance_minor: 0 },
    ])
    .execute();
  await insertMany(db, 'bundles', [
    { id: 1, main_model_id: 10, names: { fi: 'Takkipaketti' }, discount_basis_points: 1000, is_active: true },
  ]);
  await insertMany(db, 'bundle_items', [{ bundle_id: 1, model_id: 11, sort_order: 0 }]);
  await insertMany(
    db,
    'product_models',
    [
      {
        id: 2427,
        uuid: '00000000-0000-4000-8000-000000002427',
        slug: 'lahjakortti',
        manufacturer_id: 1,
        image: 'products/gift-card',
        extra_images: [],
        tax_class: 5,
        published_on: '2026-01-01',
        is_gift_card: true,
      },
      {
        id: 15,
        uuid: '00000000-0000-4000-8000-000000000015',
        slug: 'vuota',
        manufacturer_id: 1,
        image: 'products/vuota',
        extra_images: [],
        tax_class: 5,
        published_on: '2026-01-01',
        is_gift_card: false,
      },
    ].map((row) => ({ ...modelDefaults, ...row })),
  );
  await insertMany(db, 'model_texts', [
    { model_id: 2427, locale: 'fi', name: 'Lahjakortti', ...textDefaults },
    { model_id: 15, locale: 'fi', name: 'Porontalja', ...textDefaults },
  ]);
  await insertMany(db, 'variants', [
    { id: 24_270, model_id: 2427, sku: 'GIFT', on_order: true, ...variantDefaults },
    { id: 150, model_id: 15, sku: 'VUOTA', on_order: true, ...variantDefaults },
  ]);
  await insertMany(db, 'prices', [
    { model_id: 2427, tax_area_id: 1, regular_minor: 5000, active_minor: 5000, discount_free_minor: 5000 },
    { model_id: 15, tax_area_id: 1, regular_minor: 9900, active_minor: 9900, discount_free_minor: 9900 },
  ]);
  await insertMany(
    db,
    'model_groups',
    [2427, 15].map((model_id) => ({ model_id, group_id: 1, is_main: true })),
  );
  await fillSellingSets(db);
}

const modelDefaults = {
  model_number: '',
  sold_amount: 0,
  show_discount_percentage: true,
  on_order: false,
  is_public: true,
  is_bundle: false,
  is_multi_color: false,
  is_extended_range: false,
  belongs_to_outlet: false,
  campaign_only: false,
  binding_ski_combo: false,
  shelf_codes: [],
  blocked_countries: [],
  block_infos: {},
};
const textDefaults = {
  short_description: '',
  description: '',
  long_description_html: '',
  meta_description: '',
  tagline: '',
  model_notice: '',
  is_manual: true,
};
const variantDefaults = {
  ean: '',
  size_sort: 0,
  sort_order: 0,
  is_active: true,
  blocked_stock: false,
  shipping_time_number: 1,
  shipping_days_from: 1,
  shipping_days_to: 3,
  incoming_amount: 0,
};

const method = (
  slug: string,
  country_code: string,
  kind: string,
  carrier: string,
  price_minor: number,
  free_from_minor: number | null,
  sort_order: number,
) => ({
  slug,
  country_code,
  kind,
  carrier,
  names: { fi: slug, en: slug },
  descriptions: {},
  price_minor,
  free_from_minor,
  days_from: 1,
  days_to: 3,
  is_active: true,
  sort_order,
});

const point = (id: string, postal_code: string, latitude: number, longitude: number) => ({
  id,
  carrier: 'PostNord',
  country_code: 'fi',
  name: `K-Market ${id}`,
  address: 'Katu 1',
  postal_code,
  city: 'Kaupunki',
  opening_hours: '7–23',
  latitude,
  longitude,
});

const code = (name: string, kind: string, value: number) => ({
  code: name,
  names: { fi: name },
  kind,
  value,
  min_total_minor: 0,
  excludes_offers: false,
  club_only: false,
  uses: 0,
  max_uses: null,
  is_active: true,
});
