import type { ProductListItem, SortOption } from 'mf-shared/contract';

export type SortedFields = Pick<
  ProductListItem,
  'name' | 'manufacturer' | 'soldAmount' | 'published' | 'rating' | 'ratingCount' | 'price'
>;
type Compare = (a: SortedFields, b: SortedFields) => number;

/** How far the price is under what it is compared with, 0 to 1. */
function reduction({ price }: SortedFields): number {
  return price.reference && price.reference > price.active ? 1 - price.active / price.reference : 0;
}

/** Equal products keep the list's own order, so every sort is stable (LIST-33 to LIST-40). */
function comparatorOf(sort: Exclude<SortOption, 'default'>, locale: string): Compare {
  switch (sort) {
    case 'popular':
      return (a, b) => b.soldAmount - a.soldAmount;
    case 'newest':
      return (a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0);
    case 'stars':
      return (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount;
    case 'offers':
      return (a, b) => reduction(b) - reduction(a);
    case 'lowest':
      return (a, b) => a.price.active - b.price.active;
    case 'highest':
      return (a, b) => b.price.active - a.price.active;
    case 'alphabetical':
      return byTitle(locale);
  }
}

/** By brand, then name, as the card reads. */
function byTitle(locale: string): Compare {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (a, b) => compare(a.manufacturer, b.manufacturer) || compare(a.name, b.name);
}

/** Positions of the list's items in sorted order; 'default' and 'campaign' are the order of the list itself. */
export function sortOrder(items: readonly SortedFields[], sort: SortOption | 'campaign', locale: string): Uint32Array {
  const order = Uint32Array.from(items, (_, position) => position);
  if (sort === 'default' || sort === 'campaign') return order;
  const compare = comparatorOf(sort, locale);
  return order.sort((a, b) => compare(items[a] as SortedFields, items[b] as SortedFields) || a - b);
}
