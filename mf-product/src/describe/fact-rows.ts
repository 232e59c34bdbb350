import type { ProductModel } from 'mf-shared/contract';

type Property = ProductModel['model_properties'][number];

/** One row per property: a property with several values, such as the activities, names them together. */
export function factRows(properties: readonly Property[]): Pick<Property, 'slug' | 'name' | 'value'>[] {
  const bySlug = Map.groupBy(properties, ({ slug }) => slug);
  return [...bySlug].map(([slug, alike]) => ({
    slug,
    name: alike[0]?.name ?? '',
    value: alike.map(({ value, unit }) => (unit ? `${value}\u00a0${unit}` : value)).join(', '),
  }));
}
