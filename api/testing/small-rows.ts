import { daysAgo } from './days-ago.ts';

const openAllWeek = Array.from({ length: 7 }, () => '10–20');

/** Rows with everything that a test does not care about. */
export const store = (
  id: number,
  slug: string,
  name: string,
  type: string,
  postal_code: string,
  pikanouto: boolean,
) => ({
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

export const group = (id: number, parent_id: number | null, slugs: object, names: object) => ({
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

export const model = (id: number, slug: string, manufacturer_id: number, own: object = {}) => ({
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

export const texts = (model_id: number, locale: string, name: string, short_description: string) => ({
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

export const variant = (id: number, model_id: number, colour_id: number | null, size_name: string) => ({
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

export const price = (
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

export const review = (
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
