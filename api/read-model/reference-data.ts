import { sql } from 'kysely';
import type { OtherDays } from 'mf-shared/contract';
import { isoDay, storeTime } from 'mf-shared/rules/store-time';
import type { Texts } from '../db/schema/column-kinds.ts';
import type { DayRange, ManufacturerTexts, Producer } from '../db/schema/stored-json.ts';
import type { Executor } from '../db/schema.ts';
import { withAddedDays } from './added-days.ts';
import { type GeneralSettings, readGeneralSettings, usableSettings } from './general-settings.ts';
import { buildGroupTree, type GroupRow, type GroupTree } from './group-tree.ts';
import { mediaPath } from './picture-paths.ts';
import { readRows } from './read-rows.ts';

export interface Manufacturer {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  texts: Texts<ManufacturerTexts>;
  producer: Producer | null;
  promo_images: string[];
  is_featured: boolean;
  /** It has no page and stands in no list of brands (STAFF-53). */
  is_hidden: boolean;
}

export interface Colour {
  id: number;
  slug: string;
  names: Texts;
  control: string;
}

export interface ProductType {
  id: number;
  slug: string;
  names: Texts;
  titles: Texts;
  sort_order: number;
}

export interface Property {
  id: number;
  slug: string;
  names: Texts;
  unit: string;
  filter: 'range' | 'checkbox';
  value_names: Record<string, Texts>;
  priority: number;
}

export interface ModelTag {
  id: number;
  slug: string;
  names: Texts;
  bg_color: string;
  text_color: string;
  is_ribbon: boolean;
}

export interface Store {
  id: number;
  slug: string;
  name: string;
  short_name: string;
  type: 'retail' | 'warehouse' | 'web';
  pikanouto: boolean;
  nouto: boolean;
  stock_display_order: number;
  sells_online: boolean;
  is_open: boolean;
  /** The first day on which it is closed for good, planned or come. */
  closes_on: string | null;
  address: string;
  postal_code: string;
  city: string;
  opening_hours: (string | null)[];
  /** In the order of their days. */
  other_days: OtherDays[];
  phone: string;
  email: string;
  texts: Texts<{ description?: string }>;
}

export interface Country {
  code: string;
  names: Texts;
  tax_area_id: number;
  currency_code: string;
  is_eu: boolean;
  is_enabled: boolean;
  delivery_days: Record<string, DayRange>;
  ski_bundle_days: DayRange;
}

export interface TaxRate {
  tax_area_id: number;
  tax_class: number;
  rate_basis_points: number;
  valid_from: string;
  valid_to: string | null;
}

export interface Currency {
  code: string;
  format: string;
  rate: number;
  is_whole: boolean;
}

export interface ReferenceData {
  groups: GroupTree;
  manufacturers: ReadonlyMap<number, Manufacturer>;
  manufacturersBySlug: ReadonlyMap<string, Manufacturer>;
  colours: ReadonlyMap<number, Colour>;
  types: ReadonlyMap<number, ProductType>;
  properties: ReadonlyMap<number, Property>;
  tags: ReadonlyMap<number, ModelTag>;
  /** Those that are open: what shoppers see, and what sells. */
  stores: ReadonlyMap<number, Store>;
  /** Those that are not open yet and that closed, too: orders, cases and staff name them. */
  allStores: ReadonlyMap<number, Store>;
  countries: ReadonlyMap<string, Country>;
  currencies: ReadonlyMap<string, Currency>;
  taxRates: readonly TaxRate[];
  settings: ReadonlyMap<string, string>;
  /** Those of the settings that have a rule. */
  general: GeneralSettings;
}

/** Whether a store that is open still is on a day to come, before staff close it for good. */
export const isOpenOn = ({ closes_on }: Store, day: string): boolean => closes_on === null || day < closes_on;

/** Whether a store has closed for good. One that was never open is named to nobody. */
export const hasClosed = ({ is_open, closes_on }: Store): boolean => !is_open && closes_on !== null;

/** The brands that shoppers find, in the order of the shop. */
export const shownBrands = ({ manufacturers }: Pick<ReferenceData, 'manufacturers'>): Manufacturer[] =>
  [...manufacturers.values()].filter(({ is_hidden }) => !is_hidden);

const byId = <T extends { id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The stores in the order in which the shop shows them; days with other hours that are over are left out. */
async function readStores(db: Executor): Promise<Store[]> {
  const today = isoDay(storeTime(Date.now()));
  const rows = await readRows<Store>(db, sql.raw('SELECT * FROM stores ORDER BY stock_display_order, id'));
  return rows.map((store) => ({ ...store, other_days: store.other_days.filter(({ to }) => to >= today) }));
}

/** Everything small that lists and products are described with. */
export async function loadReferenceData(db: Executor, onError: (error: unknown) => void): Promise<ReferenceData> {
  const rows = <T>(query: string) => readRows<T>(db, sql.raw(query));
  const groups = await rows<GroupRow>('SELECT * FROM product_groups ORDER BY sort_order, id');
  const former = await rows<{ path: string; group_id: number }>('SELECT path, group_id FROM former_group_paths');
  const makers = await rows<Manufacturer>('SELECT * FROM manufacturers ORDER BY sort_order, name');
  const stores = await readStores(db);
  const ownDays = await rows<Country>('SELECT * FROM countries ORDER BY sort_order, code');
  const currencies = await rows<Currency>('SELECT * FROM currencies ORDER BY code');
  const settings = new Map(
    (await rows<{ key: string; value: string }>('SELECT key, value FROM settings WHERE is_public')).map(
      ({ key, value }) => [key, value],
    ),
  );
  const general = readGeneralSettings(settings, onError);
  const countries = withAddedDays(ownDays, general.addedDays);
  const manufacturers = makers.map((maker) => ({
    ...maker,
    logo: mediaPath(maker.logo),
    promo_images: maker.promo_images.map((path) => mediaPath(path)),
  }));
  return {
    groups: buildGroupTree(
      groups.map((group) => ({ ...group, image: mediaPath(group.image) })),
      former,
    ),
    manufacturers: byId(manufacturers),
    manufacturersBySlug: new Map(manufacturers.map((maker) => [maker.slug, maker])),
    colours: byId(await rows<Colour>('SELECT * FROM colours')),
    types: byId(await rows<ProductType>('SELECT * FROM product_types')),
    properties: byId(await rows<Property>('SELECT * FROM properties ORDER BY priority DESC, id')),
    tags: byId(await rows<ModelTag>('SELECT * FROM tags')),
    stores: byId(stores.filter(({ is_open }) => is_open)),
    allStores: byId(stores),
    countries: new Map(countries.map((country) => [country.code, country])),
    currencies: new Map(currencies.map((currency) => [currency.code, currency])),
    taxRates: await rows<TaxRate>('SELECT * FROM tax_rates ORDER BY tax_area_id, tax_class, valid_from'),
    settings: usableSettings(settings, onError),
    general,
  };
}
