import type { Locale, ProductModel } from 'mf-shared/contract';

type Property = ProductModel['model_properties'][number];

/** From five digits on thousands are told apart; shorter ones may be years. */
const longFigure = /^\d{5,}$/;

/** One row per property: a property with several values, such as the activities, names them together. */
export function factRows(properties: readonly Property[], locale: Locale): Pick<Property, 'slug' | 'name' | 'value'>[] {
  const figures = new Intl.NumberFormat(locale);
  const read = (value: string) => (longFigure.test(value) ? figures.format(Number(value)) : value);
  const bySlug = Map.groupBy(properties, ({ slug }) => slug);
  return [...bySlug].map(([slug, alike]) => ({
    slug,
    name: alike[0]?.name ?? '',
    value: alike.map(({ value, unit }) => (unit ? `${read(value)}\u00a0${unit}` : value)).join(', '),
  }));
}
