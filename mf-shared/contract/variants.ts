import { z } from 'zod';
import { pricesByTaxArea } from './price.ts';

export const productImage = z.object({
  full_url: z.string().describe('path under /media/'),
  caption: z.string(),
  title: z.string(),
  sort_order: z.number().int(),
});
export type ProductImage = z.infer<typeof productImage>;

export const stockData = z.object({
  /** Pieces that can be ordered now, over all stores and warehouses. */
  in_stock: z.number().int(),
  /** True where the web shop may not sell what stores hold. */
  blocked_stock: z.boolean(),
  /** Store id → pieces; for visitors only whether there are any (0 or 1), for staff the balance. */
  detailed_stocks: z.record(z.string(), z.number().int()),
  has_stock_tekso_ids: z.array(z.string()),
});

/** Rule PRODUCT-98. */
export const variant = z.object({
  id: z.number().int(),
  colour: z.string().describe('name in the asked language'),
  /** Stable across languages; what `color` in the page's query holds. */
  color_slug: z.string(),
  color: z.string().describe('control code #rrggbb'),
  teksonumber: z.string(),
  size: z.object({ name: z.string(), sort_order: z.number().int() }).nullable(),
  product_type: z.object({ name: z.string(), sort_order: z.number().int(), title: z.string() }).nullable(),
  images: z.array(productImage),
  model_id: z.number().int(),
  model_name: z.string(),
  prices: pricesByTaxArea,
  stock_data: stockData,
  shipping_time: z.object({
    string: z.string(),
    number: z.number().int(),
    days: z.string().describe("range 'a-b' in days"),
  }),
  stock_incoming_str: z.string(),
  on_order: z.boolean(),
});
export type Variant = z.infer<typeof variant>;
