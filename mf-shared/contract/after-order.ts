import { z } from 'zod';
import { orderStatus } from './order-status.ts';

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
  lines: z.array(z.object({ productId: z.number().int(), name: z.string(), amount: z.number().int() })),
  /** What comes back for these lines, in the currency that was paid. */
  refund: z.number(),
  currency: z.string(),
  declared_at: z.string().nullable(),
  /** The last day on which these goods may be sent back. */
  return_by: z.string(),
  message: z.string(),
});
export type WithdrawOrderResponse = z.infer<typeof withdrawOrderResponse>;
