import { z } from 'zod';

/** GET /api/staff/orders/:number/payments/, for admins: how an order's payments stand at their providers (STAFF-13). */
export const staffPayment = z.object({
  id: z.string(),
  provider: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** What the provider calls it; null before it was approved. */
  provider_reference: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The provider's messages about it, oldest first. */
  events: z.array(z.object({ kind: z.string(), received_at: z.iso.datetime(), is_processed: z.boolean() })),
});
export type StaffPayment = z.infer<typeof staffPayment>;
export const staffPayments = z.object({ payments: z.array(staffPayment) });
