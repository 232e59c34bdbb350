import { insertMany } from '../db/insert-many.ts';
import type { Database } from '../db/schema.ts';
import { daysAgo } from './small-shop.ts';

const openAllWeek = Array.from({ length: 7 }, () => '10–20');

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
    texts(10, 'fi', 'Kuura kuoritakki', 'Kevyt ja vedenpitävä kuoritakki.'),
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
  await fillContent(db);
}

async function fillContent(db: Database): Promise<void> {
  await insertMany(
    db,
    'static_pages',
    [
      {
        id: 1,
        slugs: { fi: 'sopimusehdot', en: 'terms' },
        section: 'service',
        texts: { fi: { title: 'Sopimusehdot', content: '<p>Ehdot</p>' } },
      },
    ].map((page) => ({ ...page, show_in_navigation: true, sort_order: 0 })),
  );
  await insertMany(db, 'tabbed_pages', [
    {
      id: 1,
      slugs: { fi: 'ohjeet', en: 'help' },
      section: 'service',
      show_in_navigation: false,
      texts: { fi: { title: 'Ohjeet', tabs: [{ title: 'Koot', slug: 'koot', content: '<p>Koot</p>', tabs: [] }] } },
      sort_order: 0,
    },
  ]);
  await insertMany(
    db,
    'banners',
    [
      {
        id: 1,
        kind: 'hero',
        image: 'scenes/hero-wide',
        texts: { fi: { title: 'Talvi tulee', url: '/vaatteet/', buttonText: 'Katso' } },
        ends_at: null,
        sort_order: 0,
      },
      { id: 2, kind: 'text', image: null, texts: { fi: { title: 'Ilmainen palautus' } }, ends_at: null, sort_order: 0 },
      { id: 3, kind: 'text', image: null, texts: { fi: { title: 'Päättynyt' } }, ends_at: daysAgo(1), sort_order: 1 },
    ].map((banner) => ({ ...banner, crop_point: '50/50', sub_text: '', is_active: true })),
  );
  await insertMany(db, 'keywords', [
    { id: 1, texts: { fi: { keyword: 'Vesipilari', text: 'Paine, jonka kangas kestää.', url: '/ohjeet/' } } },
  ]);
  await insertMany(db, 'articles', [
    {
      id: 1,
      kind: 'guide',
      slugs: { fi: 'nain-valitset-takin' },
      image: 'scenes/bog',
      published_on: '2026-01-01',
      texts: { fi: { title: 'Näin valitset takin' } },
      minutes: 4,
      sort_order: 0,
    },
  ]);
  await insertMany(db, 'article_models', [{ article_id: 1, model_id: 10 }]);
}

const store = (id: number, slug: string, name: string, type: string, postal_code: string, pikanouto: boolean) => ({
  id,
  slug,
  name,
  short_name: name.replace('Havu ', ''),
  type,
  pikanouto,
  nouto: type === 'retail',
  stock_display_order: id,
  sells_online: true,
  address: '',
  postal_code,
  city: '',
  phone: '',
  email: '',
  opening_hours: openAllWeek,
  texts: {},
});

const group = (id: number, parent_id: number | null, slugs: object, names: object) => ({
  id,
  parent_id,
  slugs,
  names,
  short_names: {},
  texts: {},
  image: 'groups/x',
  group_sorting: 'default',
  filterable_properties: ['vesipilari'],
  show_in_menu: true,
  menu_links: [],
  sort_order: id,
});

const model = (id: number, slug: string, manufacturer_id: number, own: object = {}) => ({
  id,
  uuid: `00000000-0000-4000-8000-0000000000${id}`,
  slug,
  model_number: `M${id}`,
  manufacturer_id,
  image: `products/${slug}`,
  extra_images: [],
  tax_class: 5,
  published_on: `2026-01-${id}`,
  sold_amount: 0,
  show_discount_percentage: true,
  on_order: false,
  is_public: true,
  is_bundle: false,
  is_gift_card: false,
  is_multi_color: false,
  is_extended_range: false,
  belongs_to_outlet: false,
  campaign_only: false,
  binding_ski_combo: false,
  promoted_colour_id: null,
  shelf_codes: [],
  blocked_countries: [],
  block_infos: { fi: 'Litiumakku.' },
  ...own,
});

const texts = (model_id: number, locale: string, name: string, short_description: string) => ({
  model_id,
  locale,
  name,
  short_description,
  description: short_description,
  long_description_html: `<p>${short_description}</p>`,
  meta_description: '',
  tagline: '',
  model_notice: '',
  is_manual: true,
});

const variant = (id: number, model_id: number, colour_id: number | null, size_name: string) => ({
  id,
  model_id,
  sku: `T${id}`,
  ean: '',
  colour_id,
  size_name,
  size_sort: 0,
  sort_order: id,
  is_active: true,
  on_order: false,
  blocked_stock: false,
  shipping_time_number: 1,
  shipping_days_from: 1,
  shipping_days_to: 3,
  incoming_amount: 0,
});

const price = (
  model_id: number,
  variant_id: number | null,
  regular_minor: number,
  active_minor: number,
  club_minor: number | null,
) => ({
  model_id,
  variant_id,
  tax_area_id: 1,
  regular_minor,
  active_minor,
  club_minor,
  discount_free_minor: regular_minor,
});

const review = (
  id: number,
  model_id: number,
  rating: number,
  comment: string,
  votes_up: number,
  votes_down: number,
  days: number,
  status = 'published',
) => ({
  id,
  model_id,
  rating,
  comment,
  votes_up,
  votes_down,
  status,
  created_at: daysAgo(days),
  visible_name: 'Aino',
  language: 'fi',
  size: 6,
  images: [],
});
