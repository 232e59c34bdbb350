import { z } from 'zod';
import { checkoutRequest } from './checkout.ts';

export const orderStatus = z.enum([
  'pending_payment',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'transported_to_pickuplocation',
  'shipped',
  'delivered',
  'manual_cancellation',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof orderStatus>;
export const paymentStatus = z.enum([
  'created',
  'authorised',
  'captured',
  'refunded',
  'failed',
  'cancelled',
  'expired',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** The checkout form (spec: shell §3 Cart). */
export const checkoutForm = z.object({
  delivery_method: z.string().max(60),
  delivery_location: z.string().max(60).default(''),
  seller_name: z.string().max(100).default(''),
  seller_number: z.string().max(40).default(''),
  /** The country whose tax and clearance the buyer agreed to (spec: catalogue §5 Customs and tax consent). */
  customs_consent: z.string().max(2).default(''),
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  address: z.string().max(200),
  postal_code: z.string().max(12),
  city: z.string().max(100),
  phone: z.string().max(40),
  email: z.string().max(254),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

/**
 * POST /api/orders/, header `Idempotency-Key` (8–128 characters) required.
 * `expected_total` is what the buyer saw, in euro; a different price is refused with 409 `total_changed`.
 */
export const placeOrderRequest = z.object({
  cart: checkoutRequest,
  form: checkoutForm,
  payment_method: z.string().max(40),
  accept_terms: z.boolean(),
  expected_total: z.number(),
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
  total: z.number(),
  currency: z.string(),
  payment: paymentNext,
  result_path: z.string(),
});
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>;

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

export const orderLine = z.object({
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
  total: z.number(),
  currency: z.string(),
  line_count: z.number().int(),
  images: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const order = orderSummary.extend({
  lines: z.array(orderLine),
  delivery: z.object({
    method: z.string(),
    name: z.string(),
    location: z.string(),
    price: z.number(),
    estimate_text: z.string(),
    /** What is in stock first, the rest later. */
    in_parts: z.boolean().optional(),
    /** Number of the earlier order that it travels with. */
    packed_with: z.string().nullable().optional(),
  }),
  address: checkoutForm.pick({
    first_name: true,
    last_name: true,
    address: true,
    postal_code: true,
    city: true,
    phone: true,
    email: true,
  }),
  discount_total: z.number(),
  gift_card_total: z.number(),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  payment: z.object({
    processor: z.string(),
    name: z.string(),
    status: paymentStatus,
    /** Why it failed, where that tells the buyer what to do. */
    failure: z.enum(['address']).nullable().optional(),
  }),
  history: z.array(z.object({ status: orderStatus, at: z.string() })),
});
export type Order = z.infer<typeof order>;

/** GET /api/orders/{number}/?key={order_key}: the result page's order, for guests too. */
export const orderKeyQuery = z.object({ key: z.string().max(200) });
export const fetchOrderRequest = z.object({ email: z.string().max(254), order_number: z.string().max(40) });

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

/** POST /api/staff/orders/{number}/refund/, `Idempotency-Key` required. No amount: all that is left. */
export const refundRequest = z.object({
  amount: z.number().positive().max(1_000_000).optional(),
  reason: z.string().max(500).default(''),
});
export const refundResponse = z.object({
  order_number: z.string(),
  refund_id: z.string(),
  status: z.enum(['requested', 'done', 'refused']),
  amount: z.number(),
  refunded_total: z.number(),
  currency: z.string(),
});
export type RefundResponse = z.infer<typeof refundResponse>;

/** POST /api/staff/orders/{number}/status/: the moves of decisions.md, Status moves. */
export const moveOrderRequest = z.object({ status: orderStatus, note: z.string().max(500).default('') });
export const moveOrderResponse = z.object({
  order_number: z.string(),
  status: orderStatus,
  next: z.array(orderStatus),
});
export type MoveOrderResponse = z.infer<typeof moveOrderResponse>;

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
