import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { rowIdInPath } from './row-id.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** GET /api/staff/stock/ */
export const staffStockQuery = z.object({
  /** Words of the product's name or its brand, or the beginning of a SKU or EAN. */
  q: lineOfText(100).default(''),
  /** Whose shelves; where none is asked for, those of the first store that has stock. Store staff read their own store's alone. */
  store: rowIdInPath.optional(),
  /** Nothing on the shelf that no order waits for, fewer than ten such pieces, or some that are promised to orders. */
  state: z.enum(['none', 'few', 'promised']).optional(),
  page: staffPage,
});
export const staffShelf = z.object({
  product_id: z.number().int(),
  product: z.string().describe('its name in the language of the request, else in Finnish'),
  variant_id: z.number().int(),
  sku: z.string(),
  choice: z.string().describe('its colour, size and type, in the language of the request'),
  quantity: z.number().int(),
  reserved: z.number().int().describe('promised to orders'),
});
export type StaffShelf = z.infer<typeof staffShelf>;
const store = z.object({ id: z.number().int(), name: z.string() });
export const staffStock = z.object({
  store,
  stores: z.array(store).describe('that the reader may choose'),
  results: z.array(staffShelf),
  ...pagedAnswer,
});
export type StaffStock = z.infer<typeof staffStock>;
