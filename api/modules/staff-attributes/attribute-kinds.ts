import { type RawBuilder, sql } from 'kysely';
import type { AttributeRequest, AttributeState } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { keyOf } from '../../db/keys-of-files.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { storedPicture } from '../content/shown-pictures.ts';
import { checkTable, checkValues, colourOf, readable } from './check-attribute.ts';
import { countValues } from './count-users.ts';

/** A row as it is read, with what files call it. */
interface Rows {
  colour: Row<'colours'>;
  product_type: Row<'product_types'>;
  tag: Row<'tags'>;
  property: Row<'properties'>;
  size_table: Row<'size_tables'>;
}
export type AttributeRow<Kind extends AttributeKind> = Omit<Rows[Kind], 'slug' | 'key'> & { key: string };
/** What is wanted of it: a place of null is the last one. */
export type WantedAttribute<Kind extends AttributeKind> = Omit<AttributeRequest<Kind>, 'was'>;

interface Kept<Kind extends AttributeKind> {
  table: 'colours' | 'product_types' | 'tags' | 'properties' | 'size_tables';
  /** What files call a row of the table, `t` in the query. */
  key: RawBuilder<unknown>;
  toState: (row: AttributeRow<Kind>) => AttributeState<Kind>;
  /** Its columns beside its number, key and names. */
  toColumns: (state: AttributeState<Kind>) => Record<string, RawBuilder<unknown>>;
  /** What is kept of what somebody typed. @throws Refusal beside the field */
  tidy: (
    tx: Executor,
    wanted: WantedAttribute<Kind>,
    stored: { id: number | null; before: AttributeState<Kind> | null },
  ) => Promise<AttributeState<Kind>>;
}

const slug = sql.ref('t.slug');
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** The place behind all others. @param places a query of them */
async function behind(tx: Executor, places: RawBuilder<unknown>): Promise<number> {
  const [row] = await readRows<{ last: number }>(tx, sql`SELECT coalesce(max(place), -1) AS last FROM (${places}) p`);
  return (row?.last ?? -1) + 1;
}

/** How each kind is stored and checked (STAFF-74). */
export const attributes: { [Kind in AttributeKind]: Kept<Kind> } = {
  colour: {
    ...{ table: 'colours', key: slug },
    toState: ({ key, names, control }) => ({ key, names: withWords(names), code: control }),
    toColumns: ({ code }) => ({ control: sql`${code}` }),
    tidy: async (_, { key, names, code }) => ({ key, names: withWords(names), code: colourOf(code, 'code') }),
  },
  product_type: {
    ...{ table: 'product_types', key: slug },
    toState: ({ key, names, sort_order }) => ({ key, names: withWords(names), place: sort_order }),
    toColumns: ({ place }) => ({ sort_order: sql`${place}::int` }),
    tidy: async (tx, { key, names, place }) => ({
      ...{ key, names: withWords(names) },
      place: place ?? (await behind(tx, sql`SELECT sort_order AS place FROM product_types`)),
    }),
  },
  tag: {
    ...{ table: 'tags', key: slug },
    toState: ({ key, names, bg_color, text_color, is_ribbon }) => ({
      ...{ key, names: withWords(names), ground: bg_color, ink: text_color, is_ribbon },
    }),
    toColumns: ({ ground, ink, is_ribbon }) => ({
      ...{ bg_color: sql`${ground}`, text_color: sql`${ink}`, is_ribbon: sql`${is_ribbon}::boolean` },
    }),
    tidy: async (_, { key, names, is_ribbon, ...wanted }, { before }) => ({
      ...{ key, names: withWords(names), ...readable(wanted, before), is_ribbon },
    }),
  },
  property: {
    ...{ table: 'properties', key: slug },
    toState: ({ key, names, unit, filter, value_names, priority }) => ({
      ...{ key, names: withWords(names), unit, filter, place: -priority },
      values: Object.keys(value_names)
        .sort()
        .map((each) => ({ key: each, names: withWords(value_names[each] ?? {}) })),
    }),
    toColumns: ({ unit, filter, values, place }) => ({
      ...{ unit: sql`${unit}`, filter: sql`${filter}`, priority: sql`${-place}::int` },
      value_names: json(Object.fromEntries(values.map(({ key, names }) => [key, names]))),
    }),
    tidy: async (tx, { key, names, unit, filter, values, place }, { id, before }) => ({
      ...{ key, names: withWords(names), unit, filter },
      place: place ?? (await behind(tx, sql`SELECT -priority AS place FROM properties`)),
      values: await checkValues({ filter, values }, before, await countValues(tx, id)),
    }),
  },
  size_table: {
    ...{ table: 'size_tables', key: keyOf('size_tables', 't') },
    toState: ({ key, names, infos, image, hide_image, images, sizes, measures }) => ({
      ...{
        key,
        names: withWords(names),
        infos: withWords(infos),
        image: mediaPath(image) ?? '',
        hides_image: hide_image,
      },
      ...{
        pictures: images.map((each) => mediaPath(each)),
        sizes: sizes.map(({ size, product_type }) => ({ size, type: product_type ?? '' })),
      },
      measures: measures.map((each) => ({
        names: withWords(each.names),
        unit: each.unit,
        values: sizes.map((_, at) => each.values[at] ?? ''),
      })),
    }),
    toColumns: ({ infos, image, hides_image, pictures, sizes, measures }) => ({
      ...{ infos: json(infos), image: sql`${storedPicture(image) || null}`, hide_image: sql`${hides_image}::boolean` },
      images: sql`${pictures.map(storedPicture)}::text[]`,
      ...{ sizes: json(sizes.map(({ size, type }) => ({ size, product_type: type }))), measures: json(measures) },
    }),
    tidy: async (tx, { key, names, infos, image, hides_image, pictures, ...table }, { before }) => ({
      ...{
        key,
        names: withWords(names),
        infos: withWords(infos),
        image,
        hides_image,
        pictures: [...new Set(pictures)],
      },
      ...(await checkTable(tx, { image, pictures, ...table }, before)),
    }),
  },
};
