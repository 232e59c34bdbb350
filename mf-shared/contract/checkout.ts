import { z } from 'zod';

export const cartProductRequest = z.object({
  productId: z.number().int(),
  amount: z.number().int(),
  bundleHash: z.string().max(200).optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
});

/** POST /api/checkout/: validate and price a cart (CART-74 to CART-91). Nothing in it that is a price is believed. */
export const checkoutRequest = z.object({
  bundles: z
    .array(
      z.object({
        uid: z.string().max(64),
        hash: z.string().max(200),
        main_product_id: z.number().int(),
        product_ids: z.array(z.number().int()).max(20),
        amount: z.number().int(),
      }),
    )
    .max(100)
    .default([]),
  customer_id: z.number().int().nullable().default(null),
  country_code: z.string().max(2),
  language_code: z.string().max(2),
  currency_code: z.string().max(3).default('eur'),
  products: z.array(cartProductRequest).max(500),
  gift_card_products: z
    .array(
      z.object({
        uid: z.string().max(64),
        productId: z.number().int(),
        amount: z.number(),
        templateId: z.number().int().optional(),
        recipient: z.string().max(200).optional(),
      }),
    )
    .max(50)
    .default([]),
  discount_codes: z.array(z.string().max(200)).max(20).default([]),
  gift_cards: z.array(z.string().max(64)).max(20).default([]),
  repack: z.boolean().default(false),
  pikanouto: z.boolean().default(false),
  delivery_extra_data: z
    .object({ part_delivery: z.boolean().default(false), giosg_chatter: z.string().max(200).nullable().default(null) })
    .default({ part_delivery: false, giosg_chatter: null }),
  delivery_method: z.string().max(60).nullable().default(null),
  delivery_location: z.string().max(60).nullable().default(null),
  postal_code: z.string().max(12).default(''),
  klarna_global_checkout_id: z.string().max(200).nullable().default(null),
  special_request: z.string().max(2000).default(''),
  pageName: z.enum(['cart', 'checkout']).default('cart'),
  giftcampaign_data: z
    .object({ code: z.string().max(64), campaign: z.string().max(100) })
    .nullable()
    .default(null),
  enterprise_order: z.unknown().optional(),
  transfer_request_from: z.unknown().optional(),
  transfer_request_to: z.unknown().optional(),
  post_delivery: z.unknown().optional(),
});
export type CheckoutRequest = z.input<typeof checkoutRequest>;

/** Why a row differs from what was asked; the customer sees each one named. */
export const rowChange = z.object({
  kind: z.enum(['price_down', 'price_up', 'amount_lowered', 'removed', 'frozen']),
  message: z.string(),
  previous: z.number().nullable(),
  current: z.number().nullable(),
});

export const checkoutRow = z.object({
  productId: z.number().int(),
  amount: z.number().int(),
  max_amount: z.number().int(),
  on_order: z.boolean(),
  frozen: z.boolean(),
  bundleHash: z.string().nullable(),
  name: z.string(),
  modelId: z.number().int(),
  manufacturer: z.string(),
  color: z.string(),
  size: z.string(),
  type: z.string(),
  /** Path under /media/. */
  image: z.string(),
  path: z.string(),
  url: z.string(),
  main_group: z.object({ name: z.string() }),
  /** Euro per piece; `reference` is what `active` is compared with, null where with nothing. */
  price: z.object({
    active: z.number(),
    regular: z.number(),
    reference: z.number().nullable(),
    club: z.number().nullable(),
    type: z.string(),
  }),
  row_total: z.number(),
  vat_percent: z.number(),
  shipping_time_str: z.string(),
  changes: z.array(rowChange),
});
export type CheckoutRow = z.infer<typeof checkoutRow>;

export const deliveryMethod = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  carrier: z.string(),
  price: z.number(),
  kind: z.enum(['pickup_point', 'home', 'store', 'express', 'repack']),
  /** ISO dates, or empty. */
  estimate: z.object({ from: z.string(), to: z.string() }).nullable(),
  estimate_text: z.string(),
  locations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      openingHours: z.string(),
      distanceMeters: z.number().int().nullable(),
    }),
  ),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const paymentMethod = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  processor: z.enum(['klarna', 'paypal', 'invoice', 'giftcard']),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** A means of payment that this buyer has, and why it does not take this cart. */
export const refusedPayment = z.object({ slug: z.string(), name: z.string(), message: z.string() });
export type RefusedPayment = z.infer<typeof refusedPayment>;

export const checkoutMessage = z.object({
  code: z.string(),
  message: z.string(),
  productId: z.number().int().optional(),
  field: z.string().optional(),
});

/** Answer of POST /api/checkout/ (CART-92 to CART-113). Amounts in euro, VAT included; `vat` per rate. */
export const checkoutResponse = z.object({
  cart_discount: z.object({ code: z.string(), name: z.string(), amount: z.number() }).nullable(),
  discount_codes: z.array(z.object({ code: z.string(), valid: z.boolean(), message: z.string() })),
  gift_cards: z.array(
    z.object({ code: z.string(), valid: z.boolean(), message: z.string(), balance: z.number(), used: z.number() }),
  ),
  payment_events: z.array(
    z.object({ payment_id: z.string(), processor_slug: z.string(), giftcard: z.string().nullable() }),
  ),
  show_klarna: z.boolean(),
  reason: z.string().nullable().describe("'READ_ONLY_ORDER' and other reasons why the order cannot go on"),
  paypal_checkout: z.boolean(),
  products: z.array(checkoutRow),
  bundles: z.array(
    z.object({
      uid: z.string(),
      hash: z.string(),
      name: z.string(),
      amount: z.number().int(),
      price: z.number(),
      rows: z.array(checkoutRow),
    }),
  ),
  gift_card_products: z.array(
    z.object({
      uid: z.string(),
      productId: z.number().int(),
      amount: z.number(),
      name: z.string(),
      image: z.string(),
      recipient: z.string(),
    }),
  ),
  products_total: z.number(),
  offers_total: z.number().describe('how much offers took off the reference prices'),
  discount_total: z.number(),
  delivery_cost: z.number(),
  repack_cost: z.number(),
  total_price: z.number(),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  payment_methods: z.array(paymentMethod),
  refused_payments: z.array(refusedPayment),
  delivery_methods: z.array(deliveryMethod),
  delivery_thresholds: z.object({ delivery_threshold: z.number(), repack_threshold: z.number() }),
  shipping_time_str: z.string(),
  kgco_id: z.string().nullable(),
  giftcampaign_data: z.object({ code: z.string(), campaign: z.string(), name: z.string() }).nullable(),
  enterprise_order: z.unknown().nullable(),
  transfer_request_from: z.unknown().nullable(),
  post_delivery: z.unknown().nullable(),
  part_delivery: z.boolean().describe('whether the order may come in parts'),
  errors: z.array(checkoutMessage),
  kco_iframe: z.string().nullable(),
});
export type CheckoutResponse = z.infer<typeof checkoutResponse>;

export const pickupPointsQuery = z.object({
  postal_code: z.string().max(12),
  country: z.string().max(2).default('fi'),
});
