import { z } from 'zod';
import { flagFields, plainFields } from './list-fields.ts';
import { locale } from './locale.ts';
import { cardPrice } from './price.ts';
import { schemasOf } from './schema-of.ts';

export const tag = z.object({ name: z.string(), slug: z.string(), bgColor: z.string(), textColor: z.string() });
export type Tag = z.infer<typeof tag>;

export const cardColor = z.object({
  slug: z.string(),
  /** `#rrggbb`, drawn as the swatch. */
  control: z.string(),
  name: z.string(),
  /** Path under /media/, without size parameters. */
  image: z.string(),
});
export type CardColor = z.infer<typeof cardColor>;

export const listProperty = z.object({
  slug: z.string(),
  value: z.union([z.string(), z.number()]),
  filter: z.enum(['range', 'checkbox']),
});

const flagSchemas = Object.fromEntries(flagFields.map((name) => [name, z.boolean()])) as Record<
  (typeof flagFields)[number],
  z.ZodBoolean
>;

/** One card of a list, and what the browser filters and sorts it by (LIST-62). */
export const productListItem = z.object({
  ...schemasOf(plainFields),
  ...flagSchemas,
  manufacturer: z.string(),
  manufacturerSlug: z.string(),
  /** In the asked language, without the locale prefix: `/kaamos/takit/kuura/`. */
  path: z.string(),
  /** Path under /media/, without size parameters. */
  image: z.string(),
  colors: z.array(cardColor),
  price: cardPrice,
  tags: z.array(tag),
  /** ISO date. */
  published: z.string(),
  properties: z.array(listProperty),
  sizes: z.array(z.string()),
  /** Slugs of stores that hold stock. */
  stocks: z.array(z.string()),
  productGroupIds: z.array(z.number().int()),
});
export type ProductListItem = z.infer<typeof productListItem>;

/** GET (compressed `query`) or POST /api/products/productmodellist/ (LIST-63 to LIST-66). */
export const productListRequest = z.object({
  /** A group, brand or campaign by id or slug; the others are of the whole shop and need neither. */
  source: z.enum([
    'ProductGroup',
    'Manufacturer',
    'Campaign',
    'Newest',
    'Offers',
    'ClubOffers',
    'SecondHand',
    'SustainableChoice',
    'Catalog',
  ]),
  id: z.number().int().optional(),
  slug: z.string().max(200).optional(),
  language: locale,
  taxAreaId: z.number().int(),
  /** Model ids in the wished order; unlisted ones follow. */
  sortIds: z.array(z.number().int()).max(20_000).optional(),
  /** The first products only. */
  limit: z.number().int().min(1).max(1000).optional(),
  /** `packed`: the list in columns (packed-list.ts). */
  format: z.enum(['packed']).optional(),
});
export type ProductListRequest = z.infer<typeof productListRequest>;
export const productListResponse = z.array(productListItem);

/** `1,2,3` of positive ids, at most a wishlist's worth. */
const modelIds = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/)
  .transform((ids) => ids.split(',').map(Number));
/** `kuura,halla`: product slugs of any language. */
const modelSlugs = z
  .string()
  .max(8000)
  .regex(/^[^,/\s]+(,[^,/\s]+){0,59}$/)
  .transform((slugs) => slugs.split(','));

/** GET /api/products/cards/: the cards of single models by `ids` or `slugs`, in their order; answers a product list. */
export const productCardsQuery = z
  .object({ ids: modelIds.optional(), slugs: modelSlugs.optional(), taxAreaId: z.coerce.number().int().optional() })
  .refine(({ ids, slugs }) => (ids === undefined) !== (slugs === undefined), { path: ['ids'] });
