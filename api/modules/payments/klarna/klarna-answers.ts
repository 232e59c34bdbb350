import { z } from 'zod';

/** The parts of Klarna's answers that the shop reads. */
export const klarnaSession = z.object({
  session_id: z.string(),
  client_token: z.string(),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })).default([]),
});

export const klarnaSessionState = z.object({
  status: z.string().default('incomplete'),
  authorization_token: z.string().optional(),
});

export const klarnaCreatedOrder = z.object({ order_id: z.string(), fraud_status: z.string() });

export const klarnaOrder = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.string(),
  captured_amount: z.number().default(0),
  purchase_currency: z.string(),
});

/** Klarna Checkout's view of an order, with what it wants to be shown. */
export const klarnaCheckoutOrder = z.object({ html_snippet: z.string().max(100_000).nullable().default(null) });

/** Pushed to `merchant_urls.authorization` or `merchant_urls.notification`. */
export const klarnaPush = z.object({
  authorization_token: z.string().max(500).optional(),
  event_type: z.string().max(100).optional(),
});
