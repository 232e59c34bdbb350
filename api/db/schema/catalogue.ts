import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, JsonDefault, Moment, MomentOrNull, Texts } from './column-kinds.ts';

export interface CatalogueVersionTable {
  id: Generated<boolean>;
  version: Generated<number>;
  changed_at: Moment;
}

export interface SettingsTable {
  key: string;
  value: string;
  is_public: Generated<boolean>;
}

export interface TaxAreasTable {
  id: number;
  slug: string;
  name: string;
}

export interface TaxRatesTable {
  tax_area_id: number;
  tax_class: Generated<number>;
  rate_basis_points: number;
  valid_from: Day;
  valid_to: Day | null;
}

export interface CurrenciesTable {
  code: string;
  /** With `{price}`. */
  format: string;
  /** Units per euro. */
  rate: number;
  is_whole: Generated<boolean>;
}

export interface DayRange {
  start: number;
  end: number;
}

export interface CountriesTable {
  code: string;
  names: Json<Texts>;
  tax_area_id: number;
  currency_code: string;
  is_eu: boolean;
  is_enabled: Generated<boolean>;
  /** Days added to a variant's shipping range `a-b`. */
  delivery_days: JsonDefault<Record<string, DayRange>>;
  ski_bundle_days: JsonDefault<DayRange>;
  sort_order: Generated<number>;
}

export interface StoresTable {
  id: number;
  slug: string;
  name: string;
  short_name: string;
  type: 'retail' | 'warehouse' | 'web';
  pikanouto: Generated<boolean>;
  nouto: Generated<boolean>;
  stock_display_order: Generated<number>;
  /** Whether the web shop may sell this store's stock. */
  sells_online: Generated<boolean>;
  address: Generated<string>;
  postal_code: Generated<string>;
  city: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  opening_hours: JsonDefault<(string | null)[]>;
  texts: JsonDefault<Texts<{ description?: string }>>;
  image: string | null;
}

export interface ManufacturerTexts {
  title?: string;
  description?: string;
  metaDescription?: string;
}

export interface ManufacturersTable {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  texts: JsonDefault<Texts<ManufacturerTexts>>;
  promo_images: Generated<string[]>;
  is_featured: Generated<boolean>;
  sort_order: Generated<number>;
}

export interface ColoursTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  control: string;
}

export interface ProductTypesTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  titles: JsonDefault<Texts>;
  sort_order: Generated<number>;
}

export interface PropertiesTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  unit: Generated<string>;
  filter: 'range' | 'checkbox';
  value_names: JsonDefault<Record<string, Texts>>;
  priority: Generated<number>;
}

export interface TagsTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  bg_color: string;
  text_color: string;
  is_ribbon: Generated<boolean>;
}

export interface SizeMeasure {
  names: Texts;
  unit: string;
  values: string[];
}

export interface SizeTablesTable {
  id: number;
  names: Json<Texts>;
  infos: JsonDefault<Texts>;
  image: string | null;
  hide_image: Generated<boolean>;
  images: Generated<string[]>;
  sizes: JsonDefault<{ size: string; product_type: string }[]>;
  measures: JsonDefault<SizeMeasure[]>;
}

export interface GroupTexts {
  description_html?: string;
  meta_title?: string;
  meta_description?: string;
}

export interface MenuLink {
  slug: string;
  image: string;
  titles: Texts;
}

export interface ProductGroupsTable {
  id: number;
  parent_id: number | null;
  slugs: Json<Texts>;
  names: Json<Texts>;
  short_names: JsonDefault<Texts>;
  texts: JsonDefault<Texts<GroupTexts>>;
  image: Generated<string>;
  group_sorting: Generated<string>;
  filterable_properties: Generated<string[]>;
  show_in_menu: Generated<boolean>;
  menu_links: JsonDefault<MenuLink[]>;
  sort_order: Generated<number>;
}

export interface StoredImage {
  /** Path under /media/ without the leading `/media/`. */
  path: string;
  captions?: Texts;
}

export interface ProductModelsTable {
  id: number;
  uuid: Generated<string>;
  slug: string;
  model_number: Generated<string>;
  manufacturer_id: number;
  image: Generated<string>;
  extra_images: JsonDefault<StoredImage[]>;
  tax_class: Generated<number>;
  published_on: Day;
  sold_amount: Generated<number>;
  show_discount_percentage: Generated<boolean>;
  on_order: Generated<boolean>;
  is_public: Generated<boolean>;
  is_bundle: Generated<boolean>;
  is_gift_card: Generated<boolean>;
  is_multi_color: Generated<boolean>;
  is_extended_range: Generated<boolean>;
  belongs_to_outlet: Generated<boolean>;
  campaign_only: Generated<boolean>;
  binding_ski_combo: Generated<boolean>;
  promoted_colour_id: number | null;
  size_table_id: number | null;
  quote: ColumnType<StoredQuote | null, string | null | undefined, string | null>;
  ski_sport: 'alpine' | 'nordic' | null;
  ski_piece: 'skis' | 'bindings' | 'boots' | null;
  second_hand_parent_id: number | null;
  second_hand_condition: string | null;
  shelf_codes: Generated<string[]>;
  blocked_countries: Generated<string[]>;
  allowed_delivery_methods: string[] | null;
  per_international_package: number | null;
  block_infos: JsonDefault<Texts>;
}

export interface StoredQuote {
  texts: Texts;
  image: string;
  name: string;
}

export interface ModelTextsTable {
  model_id: number;
  locale: string;
  name: string;
  short_description: Generated<string>;
  description: Generated<string>;
  long_description_html: Generated<string>;
  meta_description: Generated<string>;
  tagline: Generated<string>;
  model_notice: Generated<string>;
  is_manual: Generated<boolean>;
  /** Kept by trigger. */
  search: Generated<string>;
}

export interface ModelGroupsTable {
  model_id: number;
  group_id: number;
  is_main: Generated<boolean>;
}

export interface ModelColoursTable {
  model_id: number;
  colour_id: number;
  sort_order: Generated<number>;
  images: JsonDefault<StoredImage[]>;
}

export interface ModelPropertiesTable {
  model_id: number;
  property_id: number;
  value: string;
  number: number | null;
}

export interface ModelTagsTable {
  model_id: number;
  tag_id: number;
  sort_order: Generated<number>;
}

export interface ModelRelationsTable {
  model_id: number;
  related_model_id: number;
  kind: 'recommended' | 'also_bought';
  sort_order: Generated<number>;
}

export interface VariantsTable {
  id: number;
  model_id: number;
  sku: string;
  ean: Generated<string>;
  colour_id: number | null;
  size_name: string | null;
  size_sort: Generated<number>;
  type_id: number | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  on_order: Generated<boolean>;
  blocked_stock: Generated<boolean>;
  shipping_time_number: Generated<number>;
  shipping_days_from: Generated<number>;
  shipping_days_to: Generated<number>;
  incoming_on: Day | null;
  incoming_amount: Generated<number>;
  weight_grams: number | null;
}

export interface StockTable {
  variant_id: number;
  store_id: number;
  quantity: number;
  reserved: Generated<number>;
}

export interface PricesTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  regular_minor: number;
  active_minor: number;
  club_minor: number | null;
  discount_free_minor: number;
  ends_at: MomentOrNull;
}

export interface PriceHistoryTable {
  id: Generated<number>;
  model_id: number;
  variant_id: number | null;
  tax_area_id: Generated<number>;
  active_minor: number;
  valid_from: Moment;
  valid_to: MomentOrNull;
}

export interface BundlesTable {
  id: number;
  main_model_id: number;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  discount_basis_points: number;
  is_active: Generated<boolean>;
}

export interface BundleItemsTable {
  bundle_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface ModelPartsTable {
  bundle_model_id: number;
  part_model_id: number;
  sort_order: Generated<number>;
}

export interface SkiCompatibilityTable {
  binding_model_id: number;
  with_model_id: number;
}

export interface GiftCampaignsTable {
  id: number;
  slug: string;
  names: Json<Texts>;
  texts: JsonDefault<Texts<{ description?: string }>>;
  image: string | null;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  is_active: Generated<boolean>;
}

export interface GiftCampaignModelsTable {
  campaign_id: number;
  model_id: number;
  sort_order: Generated<number>;
}

export interface GiftCardTemplatesTable {
  id: number;
  model_id: number;
  names: Json<Texts>;
  image: string;
  sort_order: Generated<number>;
}

export interface CatalogueTables {
  catalogue_version: CatalogueVersionTable;
  settings: SettingsTable;
  tax_areas: TaxAreasTable;
  tax_rates: TaxRatesTable;
  currencies: CurrenciesTable;
  countries: CountriesTable;
  stores: StoresTable;
  manufacturers: ManufacturersTable;
  colours: ColoursTable;
  product_types: ProductTypesTable;
  properties: PropertiesTable;
  tags: TagsTable;
  size_tables: SizeTablesTable;
  product_groups: ProductGroupsTable;
  product_models: ProductModelsTable;
  model_texts: ModelTextsTable;
  model_groups: ModelGroupsTable;
  model_colours: ModelColoursTable;
  model_properties: ModelPropertiesTable;
  model_tags: ModelTagsTable;
  model_relations: ModelRelationsTable;
  variants: VariantsTable;
  stock: StockTable;
  prices: PricesTable;
  price_history: PriceHistoryTable;
  bundles: BundlesTable;
  bundle_items: BundleItemsTable;
  model_parts: ModelPartsTable;
  ski_compatibility: SkiCompatibilityTable;
  gift_campaigns: GiftCampaignsTable;
  gift_campaign_models: GiftCampaignModelsTable;
  gift_card_templates: GiftCardTemplatesTable;
}
