import { z } from 'zod';
import { plainFields } from './list-fields.ts';
import { content, priceType } from './price.ts';
import { columnSchemasOf } from './schema-of.ts';

const code = z.number().int().nonnegative();
const numbers = z.array(z.number());
const texts = z.array(z.string());

/** Values that columns name by their place: written once per list and not once per product. */
const codes = z.object({
  /** [name, slug] */
  makers: z.array(z.tuple([z.string(), z.string()])),
  /** The path between the brand and the product, `takit/kuoritakit/`; with a leading slash the whole beginning. */
  folders: texts,
  groupIds: z.array(z.array(z.number().int())),
  /** A picture's path up to the colour. */
  pictures: texts,
  /** [slug, control, name, the picture's path after the colour's digits or null where it does not hold them] */
  colors: z.array(z.tuple([z.string(), z.string(), z.string(), z.string().nullable()])),
  sizes: z.array(texts),
  /** [slug, value, filter] */
  properties: z.array(z.tuple([z.string(), z.union([z.string(), z.number()]), z.enum(['range', 'checkbox'])])),
  /** [name, slug, ground, text colour] */
  tags: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  stores: texts,
  priceTypes: z.array(priceType),
});

/** One entry per product in every column; codes point into {@link codes}. */
const columns = z.object({
  ...columnSchemasOf(plainFields),
  maker: z.array(code),
  folder: z.array(code),
  /** The path's last segment; 0 where the name says it. */
  slug: z.array(z.union([z.string(), z.literal(0)])),
  groupIds: z.array(code),
  /** The colour whose picture it is, or a path. */
  image: z.array(z.union([code, z.string()])),
  colors: z.array(z.array(code)),
  /** One for all colours, or one per colour. */
  picture: z.array(z.union([code, z.array(code)])),
  sizes: z.array(code),
  properties: z.array(z.array(code)),
  tags: z.array(z.array(code)),
  stocks: z.array(z.array(code)),
  active: numbers,
  reference: z.array(z.number().nullable()),
  priceType: z.array(code),
  percentage: z.array(z.number().int().nullable()),
  club: z.array(z.number().nullable()),
  /** By the row: few products are sold by weight, volume or length. */
  contents: z.record(z.string(), content).optional(),
  /** Days since 1970, or the text where it is no date. */
  published: z.array(z.union([z.number().int(), z.string()])),
  /** A bit for each of the flags, the first one the lowest. */
  flags: z.array(code),
});

/** A list in columns: what `format: 'packed'` answers. A third less on the wire than the list and a fifth of its text. */
export const packedList = z.object({
  /** Products of the whole list; with a `limit` the columns hold its first ones only. */
  total: z.number().int(),
  codes,
  columns,
});
export type PackedList = z.infer<typeof packedList>;
