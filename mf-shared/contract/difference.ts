import { z } from 'zod';
import { paymentNext } from './place-order.ts';

/** Requests to /api/orders/{number}/difference/…: with the order's key, or signed in as its buyer. */
export const differenceRequest = z.object({ key: z.string().max(80).optional() });

/** GET /api/orders/{number}/difference/?key=: what the order of an exchange costs more than what came back (AFTER-95). */
export const difference = z.object({
  order_number: z.string(),
  /** `waiting`: the provider has not told yet; `over`: it was not paid, and the money went back (AFTER-94). */
  state: z.enum(['due', 'waiting', 'paid', 'over']),
  amount: z.number(),
  currency: z.string(),
  /** Last day, `YYYY-MM-DD`. */
  pay_until: z.string(),
  lines: z.array(z.object({ amount: z.number().int(), name: z.string(), wanted: z.string() })),
  /** How the last try ended. */
  failed: z.enum(['failed', 'cancelled']).nullable(),
  methods: z.array(z.object({ slug: z.enum(['klarna', 'paypal']), name: z.string(), description: z.string() })),
});
export type Difference = z.infer<typeof difference>;

/** POST /api/orders/{number}/difference/pay/ */
export const payDifferenceRequest = differenceRequest.extend({ payment_method: z.enum(['klarna', 'paypal']) });
export const payDifferenceResponse = z.object({ payment: paymentNext, payment_key: z.string() });
export type PayDifferenceResponse = z.infer<typeof payDifferenceResponse>;
