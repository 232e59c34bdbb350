import { z } from 'zod';

const key = z.string().max(120);

/**
 * What a product is, beside its texts, prices and pictures, as it is stored: imports have other limits than forms. Brands,
 * groups, properties and the like stand here as a merchant's files call them.
 */
export const productFacts = z.object({
  slug: z.string().describe('the part of its address'),
  number: z.string(),
  brand: z.string(),
  group: z.string().describe('where it belongs'),
  groups: z.array(z.string()).describe('other groups that show it'),
  tax_class: z.number().int(),
  published_on: z.string().describe('YYYY-MM-DD; what is new comes first by it'),
  size_table: z.string().nullable(),
  is_outlet: z.boolean(),
  tags: z.array(z.string()).describe('in the order in which cards show them'),
  properties: z
    .record(z.string(), z.array(z.string()))
    .describe('slug of a property → values that can be ticked, or one figure with a point'),
});
export type ProductFacts = z.infer<typeof productFacts>;
/** What a form may say of it. */
export const typedFacts = productFacts.extend({
  slug: z.string().trim().max(120),
  number: z.string().trim().max(100),
  brand: key,
  group: key,
  groups: z.array(key).max(49),
  tax_class: z.number().int().min(1).max(99),
  published_on: z.iso.date(),
  size_table: key.nullable(),
  tags: z.array(key).max(20),
  properties: z.record(key, z.array(z.string().max(1000)).min(1).max(50)),
});

/** What one choice of a product is, beside its price, as it is stored. */
export const variantFacts = z.object({
  ean: z.string(),
  colour: z.string().nullable(),
  size: z.string().describe('empty where it has none'),
  type: z.string().nullable(),
  is_active: z.boolean().describe('whether it can be bought'),
  on_order: z.boolean().describe('can be ordered without stock'),
  days_from: z.number().int().describe('working days until it is sent'),
  days_to: z.number().int(),
  weight_grams: z.number().int().nullable(),
  content: z.string().describe('like 230 g or 60 m; empty where none is told'),
});
export type VariantFacts = z.infer<typeof variantFacts>;
const days = z.number().int().min(0).max(365);
/** What a form may say of it. */
export const typedVariant = variantFacts.extend({
  ean: z.string().trim().max(20),
  colour: key.nullable(),
  size: z.string().trim().max(60),
  type: key.nullable(),
  ...{ days_from: days, days_to: days },
  weight_grams: z.number().int().min(0).max(100_000_000).nullable(),
  content: z.string().trim().max(30),
});

/** One line per choice: SKU; size; EAN, the last two where there are any. They share a colour and a type. */
export const newVariants = z.object({
  colour: key.nullable(),
  type: key.nullable(),
  lines: z.string().max(20_000),
});
/** All lines were taken, or none. */
export const addedVariants = z.object({
  added: z.number().int(),
  faults: z.array(z.object({ line: z.number().int(), written: z.string(), message: z.string() })),
});
export type AddedVariants = z.infer<typeof addedVariants>;

const named = z.array(z.object({ key, name: z.string() }));
/** GET /api/staff/products/making/: what a product can be made of, in the language of the request. */
export const productMaking = z.object({
  brands: named,
  groups: z.array(z.object({ key, name: z.string(), depth: z.number().int(), properties: z.array(key) })),
  tax_classes: z.array(z.number().int()),
  size_tables: named,
  tags: named,
  colours: named,
  types: named,
  properties: z.array(
    z.object({
      ...{ key, name: z.string(), unit: z.string() },
      values: named.nullable().describe('what can be ticked; null where it is a figure'),
    }),
  ),
});
export type ProductMaking = z.infer<typeof productMaking>;
