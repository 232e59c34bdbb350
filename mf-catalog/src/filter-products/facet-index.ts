import type { ProductListItem } from 'mf-shared/contract';
import { standardKeys } from 'mf-shared/rules/facet-keys';
import { compareSizes } from 'mf-shared/rules/size-order';
import { countIn } from '../lib/bit-set.ts';
import { searchedText } from '../lib/text-match.ts';
import { matchedOrder } from '../sort-products/matched-order.ts';
import type { ListSort } from '../sort-products/sort-option.ts';
import { sortOrder } from '../sort-products/sort-order.ts';
import { type Facet, type FacetOption, isStandardKey, type StandardKey } from './facet.ts';
import { type Named, optionFacetBuilder } from './option-facet.ts';
import { rangeFacetBuilder } from './range-facet.ts';

/** A list made ready for filtering and sorting. Facets, sort orders and texts are made once, when first asked for. */
export interface FacetIndex {
  items: readonly ProductListItem[];
  /** In the order of the panel. */
  keys: readonly string[];
  /** Undefined for keys that no product of the list has a value for. */
  facet: (key: string) => Facet | undefined;
  order: (sort: ListSort) => Uint32Array;
  texts: () => readonly string[];
}

/**
 * @param propertySlugs the group's `filterable_properties`
 * @param words what was searched for, where the list is a search's
 */
export function buildFacetIndex(
  items: readonly ProductListItem[],
  propertySlugs: readonly string[],
  locale: string,
  words = '',
): FacetIndex {
  const facets = new Map<string, Facet | undefined>();
  const orders = new Map<ListSort, Uint32Array>();
  let texts: readonly string[] | undefined;
  return {
    items,
    keys: [...standardKeys, ...propertySlugs.filter((slug) => !isStandardKey(slug))],
    facet(key) {
      if (!facets.has(key))
        facets.set(key, isStandardKey(key) ? standardFacet(items, key, locale) : propertyFacet(items, key, locale));
      return facets.get(key);
    },
    order(sort) {
      const order =
        orders.get(sort) ?? (sort === 'matched' ? matchedOrder(items, words) : sortOrder(items, sort, locale));
      orders.set(sort, order);
      return order;
    },
    texts() {
      texts ??= items.map(searchedText);
      return texts;
    },
  };
}

function standardFacet(items: readonly ProductListItem[], key: StandardKey, locale: string): Facet {
  if (key === 'price') {
    const price = rangeFacetBuilder(key, items.length, true);
    items.forEach((item, position) => {
      price.add(position, item.price.active);
    });
    return price.finish();
  }
  const compare = { group: byCount, size: bySize, color: byCount, brand: byLabel(locale), store: byLabel(locale) }[key];
  const builder = optionFacetBuilder(key, items.length, compare);
  items.forEach((item, position) => {
    for (const named of namedValues(item, key)) builder.add(position, named);
  });
  return builder.finish();
}

function namedValues(item: ProductListItem, key: Exclude<StandardKey, 'price'>): Named[] {
  switch (key) {
    case 'group':
      return item.productGroupIds.map((id) => ({ value: String(id), label: String(id) }));
    case 'brand':
      return [{ value: item.manufacturerSlug, label: item.manufacturer }];
    case 'size':
      return item.sizes.map((name) => ({ value: name, label: name }));
    case 'color':
      return item.colors.map(({ slug, name, control }) => ({ value: slug, label: name, swatch: control }));
    case 'store':
      return item.stocks.map((slug) => ({ value: slug, label: slug }));
  }
}

/** A property is a range where every value of it is one, else checkboxes. */
function propertyFacet(items: readonly ProductListItem[], wanted: string, locale: string): Facet | undefined {
  const values = items.flatMap(({ properties }) => properties.filter(({ slug }) => slug === wanted));
  if (values.length === 0) return undefined;
  return values.every(({ filter }) => filter === 'range')
    ? rangeProperty(items, wanted)
    : checkboxProperty(items, wanted, locale);
}

function rangeProperty(items: readonly ProductListItem[], wanted: string): Facet {
  const builder = rangeFacetBuilder(wanted, items.length);
  items.forEach(({ properties }, position) => {
    for (const { slug, value } of properties) if (slug === wanted) builder.add(position, Number(value));
  });
  return builder.finish();
}

function checkboxProperty(items: readonly ProductListItem[], wanted: string, locale: string): Facet {
  const builder = optionFacetBuilder(wanted, items.length, byLabel(locale));
  items.forEach(({ properties }, position) => {
    for (const { slug, value } of properties)
      if (slug === wanted) builder.add(position, { value: String(value), label: String(value) });
  });
  return builder.finish();
}

const bySize = (a: FacetOption, b: FacetOption): number => compareSizes(a.label, b.label);
const byCount = (a: FacetOption, b: FacetOption): number => countIn(b.set) - countIn(a.set);

function byLabel(locale: string): (a: FacetOption, b: FacetOption) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a, b) => compare(a.label, b.label);
}
