import { z } from 'zod';
import { afterSale } from './after-sale.ts';
import { orderStatus, paymentStatus } from './order-status.ts';
import { checkoutForm } from './place-order.ts';

export const orderLine = z.object({
  kind: z.enum(['product', 'gift_card']),
  productId: z.number().int(),
  modelId: z.number().int(),
  name: z.string(),
  manufacturer: z.string(),
  color: z.string(),
  size: z.string(),
  type: z.string(),
  image: z.string(),
  path: z.string(),
  amount: z.number().int(),
  unit_price: z.number(),
  /** What one piece was compared with when it was sold; null where with nothing. */
  reference_price: z.number().nullable(),
  row_total: z.number(),
  vat_percent: z.number(),
  vat: z.number(),
  /** Name of the bundle that the line is part of, else empty. */
  bundle: z.string(),
});
export const orderSummary = z.object({
  number: z.string(),
  placed_at: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  /** Last day to pay the invoice, `YYYY-MM-DD`; null where nothing is owed. */
  payment_due: z.string().nullable(),
  total: z.number(),
  currency: z.string(),
  line_count: z.number().int(),
  images: z.array(z.string()),
  /** How it comes, the place where it is picked up (empty: it comes home), and when, in words. */
  delivery: z.object({
    name: z.string(),
    location: z.string(),
    estimate_text: z.string(),
    /** The parcel's code, and the carrier's page that follows it ('' where the shop knows none); not told to strangers. */
    tracking: z.object({ code: z.string(), link: z.string() }).nullable().optional(),
  }),
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const order = orderSummary.extend({
  lines: z.array(orderLine),
  /** At reference prices: products − offers is the sum of the lines. */
  products_total: z.number(),
  offers_total: z.number(),
  /** What was to pay in the currency that the buyer looked at; null where that is the one that is charged. */
  shown: z.object({ currency: z.string(), amount: z.number() }).nullable(),
  delivery: orderSummary.shape.delivery.extend({
    method: z.string(),
    price: z.number(),
    /** What is in stock first, the rest later. */
    in_parts: z.boolean().optional(),
    /** Number of the earlier order that it travels with. */
    packed_with: z.string().nullable().optional(),
  }),
  address: checkoutForm
    .pick({
      first_name: true,
      last_name: true,
      address: true,
      postal_code: true,
      city: true,
      state: true,
      phone: true,
      email: true,
    })
    .extend({
      country: z.string().describe('code of the delivery country, lower case'),
      town: z.string().describe('city, state and postal code in one line, as the post of the country writes them'),
    }),
  discount_total: z.number(),
  gift_card_total: z.number(),
  /** What credit notes took off its unpaid invoice. */
  credited_total: z.number(),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  payment: z.object({
    processor: z.string(),
    name: z.string(),
    status: paymentStatus,
    /** Why it failed, where that tells the buyer what to do. */
    failure: z.enum(['address']).nullable().optional(),
  }),
  history: z.array(z.object({ status: orderStatus, at: z.string() })),
  after_sale: afterSale,
  /** Number of the order whose goods this one was exchanged for (AFTER-61). */
  exchange_for: z.string().nullable().optional(),
});
export type Order = z.infer<typeof order>;

/** GET /api/orders/{number}/?key={order_key}: the result page's order, for guests too. */
export const orderKeyQuery = z.object({ key: z.string().max(200) });
export const fetchOrderRequest = z.object({ email: z.string().max(254), order_number: z.string().max(40) });
