import type { Tables } from '../db/schema.ts';

export interface Target {
  columns: readonly string[];
  /** The columns that tell which row is which. */
  key: readonly string[];
}

const pageColumns = [
  ...['id', 'key', 'slugs', 'section', 'show_in_navigation', 'is_published', 'published_on', 'texts', 'sort_order'],
  'menu_place',
];

/** The tables that an import writes, and the columns that its files know. Other columns stay as they are. */
export const targets = {
  settings: { columns: ['key', 'value'], key: ['key'] },
  currencies: { columns: ['code', 'format', 'rate', 'is_whole'], key: ['code'] },
  tax_areas: { columns: ['id', 'slug', 'name'], key: ['id'] },
  tax_rates: {
    columns: ['tax_area_id', 'tax_class', 'rate_basis_points', 'valid_from', 'valid_to'],
    key: ['tax_area_id', 'tax_class', 'valid_from'],
  },
  countries: {
    columns: ['code', 'names', 'tax_area_id', 'currency_code', 'is_eu', 'is_enabled', 'delivery_days', 'sort_order'],
    key: ['code'],
  },
  delivery_methods: {
    columns: [
      ...['id', 'slug', 'country_code', 'kind', 'carrier', 'names', 'descriptions', 'price_minor', 'free_from_minor'],
      ...['days_from', 'days_to', 'is_active', 'sort_order'],
    ],
    key: ['id'],
  },
  stores: {
    columns: [
      ...['id', 'slug', 'name', 'short_name', 'type', 'nouto', 'stock_display_order', 'sells_online', 'address'],
      ...['postal_code', 'city', 'phone', 'email', 'latitude', 'longitude', 'opening_hours', 'is_open'],
    ],
    key: ['id'],
  },
  manufacturers: {
    columns: ['id', 'slug', 'name', 'logo', 'texts', 'producer', 'is_featured', 'is_hidden', 'sort_order'],
    key: ['id'],
  },
  colours: { columns: ['id', 'slug', 'names', 'control'], key: ['id'] },
  product_types: { columns: ['id', 'slug', 'names', 'sort_order'], key: ['id'] },
  properties: { columns: ['id', 'slug', 'names', 'unit', 'filter', 'value_names', 'priority'], key: ['id'] },
  tags: { columns: ['id', 'slug', 'names', 'bg_color', 'text_color', 'is_ribbon'], key: ['id'] },
  size_tables: {
    columns: ['id', 'key', 'names', 'infos', 'image', 'hide_image', 'images', 'sizes', 'measures'],
    key: ['id'],
  },
  product_groups: {
    columns: [
      ...['id', 'key', 'parent_id', 'slugs', 'names', 'short_names', 'texts', 'image', 'filterable_properties'],
      ...['show_in_menu', 'menu_links', 'sort_order'],
    ],
    key: ['id'],
  },
  static_pages: { columns: pageColumns, key: ['id'] },
  tabbed_pages: { columns: pageColumns, key: ['id'] },
  product_models: {
    columns: [
      ...['id', 'key', 'slug', 'model_number', 'manufacturer_id', 'image', 'extra_images', 'tax_class'],
      ...['published_on', 'size_table_id', 'is_public', 'removed_at', 'is_multi_color', 'belongs_to_outlet'],
    ],
    key: ['id'],
  },
  variants: {
    columns: [
      ...['id', 'model_id', 'sku', 'ean', 'colour_id', 'size_name', 'size_sort', 'type_id', 'sort_order', 'is_active'],
      ...['on_order', 'shipping_days_from', 'shipping_days_to', 'weight_grams', 'content'],
    ],
    key: ['id'],
  },
  model_texts: {
    columns: [
      ...['model_id', 'locale', 'name', 'short_description', 'description', 'long_description_html'],
      ...['meta_description', 'tagline', 'is_manual'],
    ],
    key: ['model_id', 'locale'],
  },
  model_groups: { columns: ['model_id', 'group_id', 'is_main'], key: ['model_id', 'group_id'] },
  model_colours: { columns: ['model_id', 'colour_id', 'sort_order', 'images'], key: ['model_id', 'colour_id'] },
  model_properties: {
    columns: ['model_id', 'property_id', 'value', 'number'],
    key: ['model_id', 'property_id', 'value'],
  },
  model_labelling: { columns: ['model_id', 'labelling'], key: ['model_id'] },
  model_tags: { columns: ['model_id', 'tag_id', 'sort_order'], key: ['model_id', 'tag_id'] },
  prices: {
    columns: [
      ...['model_id', 'variant_id', 'tax_area_id', 'regular_minor', 'active_minor', 'club_minor'],
      ...['discount_free_minor', 'ends_at'],
    ],
    key: ['model_id', 'variant_id', 'tax_area_id'],
  },
  keywords: { columns: ['id', 'key', 'texts'], key: ['id'] },
  banners: {
    columns: [
      ...['id', 'key', 'kind', 'image', 'crop_point', 'sub_text', 'texts', 'starts_at', 'ends_at', 'is_active'],
      'sort_order',
    ],
    key: ['id'],
  },
  bloggers: { columns: ['id', 'slug', 'name', 'image', 'texts'], key: ['id'] },
  articles: {
    columns: [
      ...['id', 'key', 'kind', 'slugs', 'image', 'minutes', 'blogger_id', 'published_on', 'is_published', 'texts'],
      'sort_order',
    ],
    key: ['id'],
  },
  article_models: { columns: ['article_id', 'model_id'], key: ['article_id', 'model_id'] },
  campaigns: {
    columns: ['id', 'key', 'slugs', 'image', 'texts', 'starts_at', 'club_starts_at', 'ends_at', 'is_active'],
    key: ['id'],
  },
  campaign_models: { columns: ['campaign_id', 'model_id', 'sort_order'], key: ['campaign_id', 'model_id'] },
  bundles: {
    columns: ['id', 'key', 'main_model_id', 'names', 'descriptions', 'discount_basis_points', 'is_active'],
    key: ['id'],
  },
  bundle_items: { columns: ['bundle_id', 'model_id', 'sort_order'], key: ['bundle_id', 'model_id'] },
  discount_codes: {
    columns: [
      ...['id', 'code', 'names', 'kind', 'value', 'min_total_minor', 'excludes_offers', 'club_only', 'starts_at'],
      ...['ends_at', 'max_uses', 'is_active'],
    ],
    key: ['id'],
  },
  stock: { columns: ['variant_id', 'store_id', 'quantity'], key: ['variant_id', 'store_id'] },
} as const satisfies Partial<Record<keyof Tables, Target>>;

export type TargetTable = keyof typeof targets;
export const targetTables = Object.keys(targets) as TargetTable[];
