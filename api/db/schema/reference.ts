import type { Day, Generated, Json, JsonDefault, Moment, Texts } from './column-kinds.ts';

export interface CatalogueVersionTable {
  id: Generated<boolean>;
  version: Generated<number>;
  changed_at: Moment;
}

export interface TextVersionTable {
  id: Generated<boolean>;
  version: Generated<number>;
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

export interface ReferenceTables {
  catalogue_version: CatalogueVersionTable;
  text_version: TextVersionTable;
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
}
