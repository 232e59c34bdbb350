import { z } from 'zod';
import { afterSale, afterSaleKind, linesBack } from './after-sale.ts';
import { orderStatus } from './order-status.ts';
import { returnWay } from './returns.ts';

/**
 * POST /api/orders/{number}/cancel/: the order's key, or a signed-in owner. An order that is being handled waits for the staff
 * (`manual_cancellation`); one whose payment nobody approved ends at once. With the email alone nothing is cancelled: a link
 * that holds the key is mailed to it (`mailed`).
 */
export const cancelOrderRequest = z.object({
  key: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  reason: z.string().max(500).default(''),
});
export const cancelOrderResponse = z.object({
  order_number: z.string(),
  step: z.enum(['mailed', 'cancelled']),
  status: orderStatus,
  message: z.string(),
});
export type CancelOrderResponse = z.infer<typeof cancelOrderResponse>;

/**
 * POST /api/orders/{number}/withdraw/, the EU withdrawal function. The first call tells what would be withdrawn and gives a
 * `confirmation`; the second call sends it back with the same lines and declares. No lines: the whole order.
 */
export const withdrawOrderRequest = z.object({
  key: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  lines: z
    .array(z.object({ productId: z.number().int(), amount: z.number().int().min(1).max(999) }))
    .max(200)
    .default([]),
  reason: z.string().max(500).default(''),
  confirmation: z.string().max(100).optional(),
});
export const withdrawOrderResponse = z.object({
  order_number: z.string(),
  step: z.enum(['confirm', 'declared']),
  confirmation: z.string().nullable(),
  kind: afterSaleKind,
  lines: z.array(linesBack),
  /** What comes back, `delivery` included, in the currency that was paid. */
  refund: z.number(),
  delivery: z.number(),
  /** What the way back costs; `refund` is without it. */
  fee: z.number(),
  currency: z.string(),
  /** Whether the money can be had as a gift card instead (AFTER-92). */
  can_be_gift_card: z.boolean(),
  /** Where it was delivered to, `fi`: places to hand a parcel in are asked for by it. */
  country: z.string(),
  /** The ways back that there are, with what each makes of the money; none where nothing is sent, or after the declaration. */
  ways: z.array(
    z.object({
      way: returnWay,
      fee: z.number(),
      refund: z.number(),
      /** Why what would cost is free. */
      free_for: z.enum(['club', 'fault']).nullable(),
      confirmation: z.string(),
    }),
  ),
  declared_at: z.string().nullable(),
  /** Until when which right runs, in words; as `after_sale` of the order tells it. */
  deadlines: z.string(),
  /** Where to, how, until when and at whose cost the goods go back, in words. */
  way: z.string(),
  message: z.string(),
  /** The code of the page on which the declaration is followed; null before it. */
  code: z.string().nullable(),
  /** What the declaration made of the order; null before it. */
  order: z.object({ status: orderStatus, after_sale: afterSale }).nullable(),
});
export type WithdrawOrderResponse = z.infer<typeof withdrawOrderResponse>;
