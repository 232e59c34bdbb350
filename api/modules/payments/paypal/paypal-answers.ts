import { z } from 'zod';

const money = z.object({ currency_code: z.string(), value: z.string() });

/** A capture: what was really taken. */
export const paypalCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
});
export type PaypalCapture = z.infer<typeof paypalCapture>;

/** The parts of PayPal's orders that the shop reads. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z.object({ captures: z.array(paypalCapture).default([]) }).optional(),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

export const paypalVerification = z.object({ verification_status: z.string() });

/** A webhook's event: of an order (approved) or of a capture (completed, denied, refunded). */
export const paypalEvent = z.object({
  id: z.string().max(200),
  event_type: z.string().max(100),
  resource: z.object({
    custom_id: z.string().max(80).optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().max(80).optional() })).optional(),
  }),
});
