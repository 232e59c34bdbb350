import { z } from 'zod';
import { checkoutRequest } from './checkout.ts';

/** The checkout form (CHECKOUT-1 to CHECKOUT-12, CHECKOUT-81). */
export const checkoutForm = z.object({
  delivery_method: z.string().max(60),
  delivery_location: z.string().max(60).default(''),
  seller_name: z.string().max(100).default(''),
  seller_number: z.string().max(40).default(''),
  /** The country whose tax and clearance the buyer agreed to (CHECKOUT-12). */
  customs_consent: z.string().max(2).default(''),
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  address: z.string().max(200),
  postal_code: z.string().max(12),
  city: z.string().max(100),
  /** Where addresses of the delivery country have one, by ISO 3166-2: `US-CA` (CHECKOUT-81). */
  state: z.string().max(6).default(''),
  phone: z.string().max(40),
  email: z.string().max(254),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/**
 * POST /api/orders/, header `Idempotency-Key` (8–128 characters) required.
 * `expected_total` is what the buyer saw, in euro, and `expected_payable` what gift cards left to pay of it; other sums are
 * refused with 409 `total_changed`.
 */
export const placeOrderRequest = z.object({
  cart: checkoutRequest,
  form: checkoutForm,
  payment_method: z.string().max(40),
  accept_terms: z.boolean(),
  expected_total: z.number(),
  expected_payable: z.number().optional(),
  currency_code: z.string().max(3),
});
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>;

/** What the browser does next. `none`: paid already (gift cards) or by invoice; go to `result_path`. */
export const paymentNext = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('klarna'),
    payment_id: z.string(),
    script_url: z.string(),
    client_token: z.string(),
    payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
    /** Klarna's id of this payment, for the cart's klarna_global_checkout_id and the confirm page. */
    klarna_order_id: z.string().optional(),
  }),
  z.object({ kind: z.literal('redirect'), payment_id: z.string(), url: z.string() }),
  z.object({ kind: z.literal('none'), payment_id: z.string() }),
]);
export const placeOrderResponse = z.object({
  order_number: z.string(),
  order_key: z.string().describe('unguessable; lets a guest see this order'),
  total: z.number().describe('what is charged, in `currency`: without what gift cards pay'),
  currency: z.string(),
  payment: paymentNext,
  result_path: z.string(),
});
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>;
