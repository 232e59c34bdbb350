import type { ProductListItem, SortOption } from 'mf-shared/contract';
import { compareSizes } from 'mf-shared/rules/size-order';
import { sortOrder } from '../sort-products/sort-order.ts';
import { countIn } from './bit-set.ts';
import type { Facet, FacetOption } from './facet.ts';
import { optionFacetBuilder } from './option-facet.ts';
import { rangeFacetBuilder } from './range-facet.ts';
import { searchedText } from './text-match.ts';

/** A list made ready for filtering and sorting; built once per list. Sort orders and texts are made when first asked for. */
export interface FacetIndex {
  items: readonly ProductListItem[];
  facets: ReadonlyMap<string, Facet>;
  order: (sort: SortOption) => Uint32Array;
  texts: () => readonly string[];
}

/** @param propertySlugs the group's `filterable_properties`; slugs that no product has become no facet */
export function buildFacetIndex(
  items: readonly ProductListItem[],
  propertySlugs: readonly string[],
  locale: string,
): FacetIndex {
  const orders = new Map<SortOption, Uint32Array>();
  let texts: readonly string[] | undefined;
  return {
    items,
    facets: new Map(
      [...standardFacets(items, locale), ...propertyFacets(items, propertySlugs, locale)].map((facet) => [
        facet.key,
        facet,
      ]),
    ),
    order(sort) {
      const order = orders.get(sort) ?? sortOrder(items, sort, locale);
      orders.set(sort, order);
      return order;
    },
    texts() {
      texts ??= items.map(searchedText);
      return texts;
    },
  };
}

function standardFacets(items: readonly ProductListItem[], locale: string): Facet[] {
  const size = items.length;
  const brand = optionFacetBuilder('brand', size, byLabel(locale));
  const sizes = optionFacetBuilder('size', size, (a, b) => compareSizes(a.label, b.label));
  const color = optionFacetBuilder('color', size, byCount);
  const store = optionFacetBuilder('store', size, byLabel(locale));
  const price = rangeFacetBuilder('price', size, true);
  items.forEach((item, position) => {
    brand.add(position, { value: item.manufacturerSlug, label: item.manufacturer });
    for (const name of item.sizes) sizes.add(position, { value: name, label: name });
    for (const { slug, name, control } of item.colors)
      color.add(position, { value: slug, label: name, swatch: control });
    for (const slug of item.stocks) store.add(position, { value: slug, label: slug });
    price.add(position, item.price.active);
  });
  return [sizes.finish(), price.finish(), color.finish(), brand.finish(), store.finish()];
}

/** A property is a range where every value of it is one, else checkboxes. */
function propertyFacets(items: readonly ProductListItem[], slugs: readonly string[], locale: string): Facet[] {
  const kinds = new Map<string, 'range' | 'checkbox'>();
  for (const { properties } of items)
    for (const { slug, filter } of properties) if (kinds.get(slug) !== 'checkbox') kinds.set(slug, filter);
  return slugs.flatMap((slug) => {
    const kind = kinds.get(slug);
    if (!kind) return [];
    return kind === 'range' ? rangeProperty(items, slug) : checkboxProperty(items, slug, locale);
  });
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

const byCount = (a: FacetOption, b: FacetOption): number => countIn(b.set) - countIn(a.set);

function byLabel(locale: string): (a: FacetOption, b: FacetOption) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a, b) => compare(a.label, b.label);
}
