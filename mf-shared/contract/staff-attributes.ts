import { z } from 'zod';
import { locale } from './locale.ts';
import { type AttributeKind, attributeKinds, mostOfAttributes as most } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());
/** Catalogues that were filled otherwise than by files have places below 0. */
const place = z.number().int().min(-100_000).max(100_000);

const named = z.object({
  key: z.string().describe('what files call it; it stays'),
  names: stored,
});
const colour = named.extend({ code: z.string().describe('of its dot, #2f5d50') });
const productType = named.extend({ place: z.number().int() });
const tag = named.extend({
  ground: z.string().describe('the colour of the label, #2f5d50'),
  ink: z.string().describe('the colour of its words'),
  is_ribbon: z.boolean().describe('across the picture of a card'),
});
const property = named.extend({
  unit: z.string(),
  filter: z.enum(['range', 'checkbox']).describe('figures, or values that are ticked'),
  values: z.array(z.object({ key: z.string(), names: stored })).describe('of ticks, in the order of their keys'),
  place: z.number().int(),
});
const sizeTable = named.extend({
  infos: stored.describe('what stands above it'),
  image: z.string().describe('the path of the whole table as a picture; empty without one'),
  hides_image: z.boolean(),
  pictures: z.array(z.string()).describe('how to measure'),
  sizes: z.array(z.object({ size: z.string(), type: z.string() })).describe('the columns'),
  measures: z
    .array(z.object({ names: stored, unit: z.string(), values: z.array(z.string()) }))
    .describe('the rows, with a value per column'),
});

/** A colour, a type, a label, a property or a size table, as it is stored. */
export const attributeStates = { colour, product_type: productType, tag, property, size_table: sizeTable } as const;
export type AttributeState<Kind extends AttributeKind = AttributeKind> = {
  [Each in Kind]: z.infer<(typeof attributeStates)[Each]>;
}[Kind];

const typed = { key: z.string().max(150), names: words(300) };
const cell = z.string().trim().max(1000);
/** A place of null is the last one. */
const typedPlace = { place: place.nullable() };
const typedValue = z.object({ key: z.string().max(1000).describe('empty for a new one'), names: words(300) });
/**
 * POST /api/staff/attributes/{kind}/, answered by its number, and PUT …/{id}/, answered by the state as it is kept. The key
 * is not changed. `was`: what was read; it is not saved over anything else, nor taken away by POST …/{id}/remove/.
 */
export const attributeRequests = {
  colour: colour.extend({ ...typed, code: z.string().trim().max(20), was: colour.optional() }),
  product_type: productType.extend({ ...typed, ...typedPlace, was: productType.optional() }),
  tag: tag.extend({
    ...{ ...typed, ground: z.string().trim().max(20), ink: z.string().trim().max(20) },
    was: tag.optional(),
  }),
  property: property.extend({
    ...{ ...typed, ...typedPlace, unit: z.string().trim().max(20), values: z.array(typedValue).max(most.values) },
    was: property.optional(),
  }),
  size_table: sizeTable.extend({
    ...{
      ...typed,
      infos: words(5000),
      image: z.string().max(300),
      pictures: z.array(z.string().max(300)).max(most.pictures),
    },
    sizes: z.array(z.object({ size: cell, type: cell })).max(most.sizes),
    measures: z
      .array(z.object({ names: words(300), unit: z.string().trim().max(20), values: z.array(cell) }))
      .max(most.measures),
    was: sizeTable.optional(),
  }),
} as const;
export type AttributeRequest<Kind extends AttributeKind = AttributeKind> = {
  [Each in Kind]: z.infer<(typeof attributeRequests)[Each]>;
}[Kind];
export const madeAttribute = z.object({ id: z.number().int() });
export type MadeAttribute = z.infer<typeof madeAttribute>;

const facts = {
  id: z.number().int(),
  used: z.number().int().describe('products that have it, whether shoppers see them or not'),
};
/** GET /api/staff/attributes/{kind}/{id}/ */
const ownFacts = {
  ...facts,
  used_values: z.array(z.string()).describe('keys of the values of a property that products have'),
};
export const staffAttribute = named.extend(ownFacts).loose();
export type StaffAttribute<Kind extends AttributeKind = AttributeKind> = AttributeState<Kind> &
  z.infer<z.ZodObject<typeof ownFacts>>;

/** GET /api/staff/attributes/, by kind and name. `lacks`: those without a name in a language. */
export const staffAttributesQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a name of any language, or in its key'),
  kind: z.enum(attributeKinds).optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffAttributeList = z.object({
  results: z.array(
    z.object({
      ...{ ...facts, kind: z.enum(attributeKinds), key: z.string() },
      name: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has a name'),
      ground: z.string().nullable().describe('the colour of what has one'),
      ink: z.string().nullable().describe('of the words of a label'),
    }),
  ),
  ...pagedAnswer,
});
export type StaffAttributeList = z.infer<typeof staffAttributeList>;
