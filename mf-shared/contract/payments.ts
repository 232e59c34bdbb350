import { z } from 'zod';
import { paymentStatus } from './order-status.ts';

/**
 * POST /api/payments/{provider}/authorise/: the browser hands over the provider's authorisation token (Klarna),
 * or says that the buyer gave up. Idempotent.
 */
export const authorisePaymentRequest = z.object({
  payment_id: z.string(),
  order_key: z.string(),
  authorization_token: z.string().max(500).optional(),
  outcome: z.enum(['approved', 'denied', 'cancelled']),
});
export const authorisePaymentResponse = z.object({
  order_number: z.string(),
  payment_status: paymentStatus,
  result: z.enum(['ok', 'pending', 'error', 'cancelled', 'address']),
  result_path: z.string(),
  message: z.string(),
});
export type AuthorisePaymentResponse = z.infer<typeof authorisePaymentResponse>;

/** GET /api/payments/klarna/confirm/?klarna_order_id=: how that order's payment ended, and Klarna's own words on it. */
export const confirmKlarnaQuery = z.object({ klarna_order_id: z.string().min(8).max(200) });
export const confirmKlarnaResponse = z.object({
  order_number: z.string(),
  result: z.enum(['ok', 'pending', 'error', 'cancelled', 'address']),
  result_path: z.string(),
  kgco_id: z.string(),
  /** HTML of the provider; only its frame is shown. */
  kco_iframe: z.string().nullable(),
});
export type ConfirmKlarnaResponse = z.infer<typeof confirmKlarnaResponse>;
