import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { daysAgo } from './days-ago.ts';
import { fillSmallContent } from './small-content.ts';
import { group, model, price, review, store, texts, variant } from './small-rows.ts';

/** The catalogue of the small shop; its ids are part of its tests. */
export async function fillSmallCatalogue(db: Database): Promise<void> {
  await insertMany(db, 'stores', [
    store(20, 'keskusvarasto', 'Keskusvarasto', 'warehouse', '01510', false),
    store(1, 'helsinki', 'Havu Helsinki', 'retail', '00100', true),
    store(2, 'tampere', 'Havu Tampere', 'retail', '33100', false),
  ]);
  await insertMany(db, 'manufacturers', [
    {
      id: 1,
      slug: 'kaamos',
      name: 'Kaamos',
      logo: 'brands/kaamos',
      texts: { fi: { description: 'Pimeän ajan vaatteita.' } },
    },
    { id: 2, slug: 'routa', name: 'Routa', logo: null, texts: {} },
  ]);
  await insertMany(db, 'colours', [
    { id: 1, slug: 'vihrea', names: { fi: 'Vihreä', en: 'Green' }, control: '#2f5d50' },
    { id: 2, slug: 'oranssi', names: { fi: 'Oranssi', en: 'Orange' }, control: '#d9822b' },
  ]);
  await insertMany(db, 'properties', [
    {
      id: 1,
      slug: 'vesipilari',
      names: { fi: 'Vesipilari', en: 'Hydrostatic head' },
      unit: 'mm',
      filter: 'range',
      value_names: {},
    },
    {
      id: 2,
      slug: 'kausi',
      names: { fi: 'Kausi', en: 'Season' },
      unit: '',
      filter: 'checkbox',
      value_names: { talvi: { fi: 'Talvi', en: 'Winter' } },
    },
  ]);
  await insertMany(db, 'tags', [
    {
      id: 1,
      slug: 'uutuus',
      names: { fi: 'Uutuus', en: 'New' },
      bg_color: '#1e3d34',
      text_color: '#ffffff',
      is_ribbon: true,
    },
  ]);
  await insertMany(db, 'product_groups', [
    group(1, null, { fi: 'vaatteet', en: 'clothing' }, { fi: 'Vaatteet', en: 'Clothing' }),
    group(2, 1, { fi: 'takit', en: 'jackets' }, { fi: 'Takit', en: 'Jackets' }),
    group(3, null, { fi: 'kengat', en: 'footwear' }, { fi: 'Kengät', en: 'Footwear' }),
  ]);
  await insertMany(db, 'product_models', [
    model(10, 'kuura', 1, { sold_amount: 50, promoted_colour_id: 2, shelf_codes: ['A1', 'B2'] }),
    model(11, 'halla', 2, { sold_amount: 80 }),
    model(12, 'salattu', 1, { is_public: false }),
    model(13, 'lahja', 1, { campaign_only: true }),
    model(14, 'loppu', 2, { sold_amount: 5, blocked_countries: ['us'] }),
  ]);
  await insertMany(db, 'model_texts', [
    texts(10, 'fi', 'Kuura kuoritakki', 'Kevyt ja vedenpitävä kuoritakki: ohut kuori tuuleen.'),
    texts(10, 'en', 'Kuura shell jacket', 'A light, waterproof shell jacket.'),
    texts(11, 'fi', 'Halla untuvatakki', 'Lämmin takki pakkaselle.'),
    texts(11, 'en', 'Halla down jacket', 'A warm jacket for frost.'),
    texts(12, 'fi', 'Salattu takki', ''),
    texts(13, 'fi', 'Lahjatakki', ''),
    texts(14, 'fi', 'Loppu vaelluskenkä', 'Tukeva kenkä tunturiin.'),
  ]);
  await insertMany(db, 'model_groups', [
    { model_id: 10, group_id: 2, is_main: true },
    { model_id: 11, group_id: 2, is_main: true },
    { model_id: 12, group_id: 2, is_main: true },
    { model_id: 13, group_id: 2, is_main: true },
    { model_id: 14, group_id: 3, is_main: true },
  ]);
  await insertMany(db, 'model_colours', [
    { model_id: 10, colour_id: 1, sort_order: 0, images: [{ path: 'products/kuura-green' }] },
    { model_id: 10, colour_id: 2, sort_order: 1, images: [{ path: 'products/kuura-orange' }] },
  ]);
  await insertMany(db, 'model_properties', [
    { model_id: 10, property_id: 1, value: '20000', number: 20_000 },
    { model_id: 10, property_id: 2, value: 'talvi', number: null },
  ]);
  await insertMany(db, 'model_tags', [{ model_id: 10, tag_id: 1 }]);
  await insertMany(db, 'variants', [
    variant(100, 10, 1, 'S'),
    variant(101, 10, 1, 'M'),
    variant(102, 10, 2, 'S'),
    variant(103, 10, 2, 'M'),
    variant(110, 11, 1, 'M'),
    variant(120, 12, 1, 'M'),
    variant(130, 13, 1, 'M'),
    variant(140, 14, null, '42'),
  ]);
  await insertMany(db, 'stock', [
    { variant_id: 100, store_id: 20, quantity: 7, reserved: 0 },
    { variant_id: 100, store_id: 1, quantity: 2, reserved: 1 },
    { variant_id: 101, store_id: 20, quantity: 1, reserved: 0 },
    { variant_id: 103, store_id: 2, quantity: 1, reserved: 1 },
    { variant_id: 110, store_id: 20, quantity: 20, reserved: 0 },
    { variant_id: 130, store_id: 20, quantity: 20, reserved: 0 },
    { variant_id: 140, store_id: 20, quantity: 0, reserved: 0 },
  ]);
  await insertMany(db, 'prices', [
    price(10, null, 34_990, 26_990, null),
    price(10, 103, 34_990, 24_990, null),
    price(11, null, 20_000, 20_000, 17_000),
    price(12, null, 10_000, 10_000, null),
    price(13, null, 10_000, 10_000, null),
    price(14, null, 12_550, 12_550, null),
  ]);
  await insertMany(db, 'price_history', [
    { model_id: 10, active_minor: 27_990, valid_from: daysAgo(90), valid_to: daysAgo(45) },
    { model_id: 10, active_minor: 33_990, valid_from: daysAgo(45), valid_to: daysAgo(10) },
    { model_id: 10, active_minor: 26_990, valid_from: daysAgo(10), valid_to: null },
  ]);
  await insertMany(db, 'reviews', [
    review(1, 10, 10, 'Hyvä takki', 3, 0, 12),
    review(2, 10, 8, 'Sopiva', 9, 2, 3),
    review(3, 10, 0, 'Piilotettu', 0, 0, 1, 'rejected'),
  ]);
  await fillSmallContent(db);
}
