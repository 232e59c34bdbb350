import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { locale } from './locale.ts';
import { rowId } from './row-id.ts';
import { amountOfPrice, productStates } from './staff-products.ts';

/** How many products one press changes at most. */
export const mostModels = 10_000;

/** Some products by their ids, or all that a question of the room finds. */
export const chosenProducts = z.union([
  z.strictObject({ ids: z.array(rowId).min(1).max(mostModels) }),
  z.strictObject({
    q: lineOfText(100).default(''),
    state: z.enum(productStates).optional(),
    stock: z.enum(['none', 'few']).optional(),
    group: z.number().int().positive().optional(),
    brand: z.number().int().positive().optional(),
    campaign: z.number().int().positive().optional(),
    lacks: locale.optional(),
  }),
]);
export type ChosenProducts = z.infer<typeof chosenProducts>;

/** What a computed price ends with; `none`: it is left to the cent. */
export const priceEnding = z.enum(['none', '90', '95']);
export type PriceEnding = z.infer<typeof priceEnding>;

/** From when and until when it holds; null: from now on, and until something else changes it. */
const times = { from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() };

/** `value` is in euro where a price is set, else in percent. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('regular'),
    how: z.enum(['set', 'raise', 'lower']),
    value: amountOfPrice,
    ending: priceEnding,
    ...times,
  }),
  z.object({
    kind: z.literal('campaign'),
    how: z.enum(['set', 'lower']),
    value: amountOfPrice,
    ending: priceEnding,
    ...times,
  }),
  /** The regular price again. */
  z.object({ kind: z.literal('end_campaign'), ...times }),
  z.object({ kind: z.literal('visibility'), is_public: z.boolean(), ...times }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

export const bulkRefusals = [
  ...(['removed', 'no_price', 'below_zero', 'below_offer', 'not_lower'] as const),
  ...(['area_prices', 'unchanged'] as const),
] as const;
/**
 * Why a product is left as it is: `below_offer`, its regular price would fall below what it costs now; `not_lower`, the
 * campaign's price is not below the regular one; `area_prices`, a price cannot be set where a tax area has its own.
 */
export type BulkRefusal = (typeof bulkRefusals)[number];

const told = z.object({
  regular: z.number(),
  active: z.number(),
  active_to: z.number().describe('of its dearest variant'),
});

const bulkSample = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  /** In euro; null for a change of visibility. */
  before: told.nullable(),
  after: told.nullable(),
  /** The new price in each other currency of the shop. */
  currencies: z.record(z.string(), z.number()),
  lowest_30_days: z.number().nullable().describe('what a lower price is compared with'),
});

/** POST /api/staff/bulk-changes/: what would change. Nothing does yet. */
export const bulkLookRequest = z.object({ products: chosenProducts, change: bulkChange });
export const bulkLook = z.object({
  id: z.number().int().describe('by which it is applied'),
  models: z.number().int().describe('that change'),
  variants: z.number().int().describe('of these'),
  samples: z.array(bulkSample).describe('the first, and those whose price changes most'),
  refused: z.array(
    z.object({ why: z.enum(bulkRefusals), count: z.number().int(), names: z.array(z.string()).describe('the first') }),
  ),
  /** Lower prices that shoppers are not told as a reduction, because the product was cheaper within 30 days. */
  not_told_lower: z.number().int(),
});
export type BulkLook = z.infer<typeof bulkLook>;

/** `waiting`: for its beginning; `ended`: what it had replaced is back. */
export const bulkStates = ['waiting', 'applied', 'ended', 'undone', 'stopped'] as const;

/** POST /api/staff/bulk-changes/{id}/apply/, …/undo/. */
export const bulkDone = z.object({
  state: z.enum(bulkStates),
  models: z.number().int(),
  /** Left as they are, because somebody has changed them since. */
  kept: z.object({ count: z.number().int(), names: z.array(z.string()) }),
});
export type BulkDone = z.infer<typeof bulkDone>;

export const bulkRow = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  change: bulkChange,
  state: z.enum(bulkStates),
  models: z.number().int(),
  can_be_undone: z.boolean(),
});
export type BulkRow = z.infer<typeof bulkRow>;
/** GET /api/staff/bulk-changes/: the newest. */
export const bulkRows = z.object({ results: z.array(bulkRow) });

const named = z.array(z.object({ id: z.number().int(), name: z.string() }));
/** GET /api/staff/products/choices/: what products can be asked for by, in the language of the request. */
export const productChoices = z.object({
  groups: z.array(z.object({ id: z.number().int(), name: z.string(), depth: z.number().int() })),
  brands: named,
  campaigns: named,
});
export type ProductChoices = z.infer<typeof productChoices>;
