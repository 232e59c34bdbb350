import { readTable } from '../text/read-table.ts';
import type { Texts } from '../text/six-languages.ts';

export interface DemoProperty {
  slug: string;
  names: Texts;
  unit: string;
  filter: 'range' | 'checkbox';
  values: Readonly<Record<string, Texts>>;
}

const filters = ['range', 'checkbox'] as const;
const values = readTable(new URL('./property-values.csv', import.meta.url));

export const demoProperties: readonly DemoProperty[] = readTable(new URL('./properties.csv', import.meta.url)).map(
  (row) => ({
    slug: row.text('slug'),
    names: row.texts(),
    unit: row.text('unit'),
    filter: row.oneOf('filter', filters),
    values: Object.fromEntries(
      values
        .filter((value) => value.text('property') === row.text('slug'))
        .map((value) => [value.text('value'), value.texts()]),
    ),
  }),
);

export const propertyBySlug: ReadonlyMap<string, DemoProperty> = new Map(
  demoProperties.map((property) => [property.slug, property]),
);
