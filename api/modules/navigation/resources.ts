import type { Locale, PropertyFilter, Resources, Store as ShopStore, StoreDetails } from 'mf-shared/contract';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { hasClosed, type ModelTag, type Property, type Store } from '../../read-model/reference-data.ts';
import { deadLinks } from './dead-link.ts';
import { menuGroups } from './menu.ts';

/** What every page may need by slug or id (CONF-59 to CONF-66). */
export async function resourcesOf(db: Database, catalogue: Catalogue, locale: Locale): Promise<Resources> {
  return {
    colors: [...catalogue.colours.values()].map(({ slug, names, control }) => ({
      slug,
      name: textIn(names, locale),
      control,
    })),
    manufacturers: [...catalogue.manufacturers.values()].map(({ id, slug, name }) => ({ id, slug, name })),
    productGroups: menuGroups(catalogue.groups.roots, { catalogue, locale, dead: await deadLinks(db, catalogue) }),
    propertyFilters: [...catalogue.properties.values()].map((property) => propertyFilterOf(property, locale)),
    propertyTypes: [...catalogue.tags.values()].map((tag) => tagOf(tag, locale)),
    stores: [...catalogue.stores.values()].map(storeOf),
    closedStores: [...catalogue.allStores.values()].filter(hasClosed).map(storeOf),
    taxRates: catalogue.taxRates.map((rate) => ({
      taxAreaId: rate.tax_area_id,
      taxClass: rate.tax_class,
      country: countryOfArea(catalogue, rate.tax_area_id),
      percent: rate.rate_basis_points / 100,
      validFrom: rate.valid_from,
      validTo: rate.valid_to,
    })),
  };
}

const tagOf = (tag: ModelTag, locale: Locale) => ({
  name: textIn(tag.names, locale),
  slug: tag.slug,
  bgColor: tag.bg_color,
  textColor: tag.text_color,
});

const propertyFilterOf = (property: Property, locale: Locale): PropertyFilter => ({
  slug: property.slug,
  name: textIn(property.names, locale),
  unit: property.unit,
  filter: property.filter,
  values: Object.fromEntries(
    Object.entries(property.value_names).map(([slug, names]) => [slug, textIn(names, locale)]),
  ),
});

const storeOf = (store: Store): ShopStore => ({
  id: store.id,
  slug: store.slug,
  name: store.name,
  shortName: store.short_name,
  type: store.type,
  pikanouto: store.pikanouto,
  nouto: store.nouto,
  stock_display_order: store.stock_display_order,
  address: store.address,
  postalCode: store.postal_code,
  city: store.city,
  openingHours: store.opening_hours,
  otherDays: store.other_days,
});

/** What the page of a store tells (ROUTE-60). */
export const storeDetailsOf = (store: Store, locale: Locale): StoreDetails => ({
  ...storeOf(store),
  ...{ phone: store.phone, email: store.email, description: inLocale(store.texts, locale)?.description ?? '' },
});

/** The area's country, or '' for an area of several. */
function countryOfArea({ countries }: Catalogue, taxAreaId: number): string {
  const inArea = [...countries.values()].filter((country) => country.tax_area_id === taxAreaId);
  return inArea.length === 1 ? (inArea[0]?.code ?? '') : '';
}
