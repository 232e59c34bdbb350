import { type Described, list, oneOf, optional, orNull } from './description.ts';

/** Why a row differs from what was asked; the customer sees each one named. */
export const rowChange = {
  kind: oneOf('price_down', 'price_up', 'amount_lowered', 'removed', 'frozen'),
  message: 'text',
  previous: orNull('number'),
  current: orNull('number'),
} as const;

const checkoutRow = {
  productId: 'int',
  amount: 'int',
  max_amount: 'int',
  on_order: 'flag',
  frozen: 'flag',
  bundleHash: orNull('text'),
  name: 'text',
  modelId: 'int',
  manufacturer: 'text',
  color: 'text',
  size: 'text',
  type: 'text',
  /** Path under /media/. */
  image: 'text',
  path: 'text',
  url: 'text',
  main_group: { name: 'text' },
  /** Euro per piece; `reference` is what `active` is compared with, null where with nothing. */
  price: {
    active: 'number',
    regular: 'number',
    reference: orNull('number'),
    club: orNull('number'),
    type: 'text',
    content: optional({ size: 'number', unit: oneOf('kg', 'l', 'm', 'm2') }),
  },
  row_total: 'number',
  vat_percent: 'number',
  shipping_time_str: 'text',
  changes: list(rowChange),
} as const;
export type CheckoutRow = Described<typeof checkoutRow>;

export const pickupPlace = {
  id: 'text',
  name: 'text',
  address: 'text',
  postalCode: 'text',
  city: 'text',
  openingHours: 'text',
  distanceMeters: orNull('int'),
  /** From where the distance is measured; null of what has no coordinates of its own, such as a store. */
  eastMeters: orNull('int'),
  northMeters: orNull('int'),
} as const;

const deliveryMethod = {
  slug: 'text',
  name: 'text',
  description: 'text',
  carrier: 'text',
  price: 'number',
  kind: oneOf('pickup_point', 'home', 'store', 'express', 'repack'),
  /** ISO dates, or empty. */
  estimate: orNull({ from: 'text', to: 'text' }),
  estimate_text: 'text',
  locations: list(pickupPlace),
} as const;
export type DeliveryMethod = Described<typeof deliveryMethod>;

const paymentMethod = {
  slug: 'text',
  name: 'text',
  description: 'text',
  processor: oneOf('klarna', 'paypal', 'invoice', 'giftcard'),
} as const;
export type PaymentMethod = Described<typeof paymentMethod>;

/** A means of payment that this buyer has, and why it does not take this cart. */
const refusedPayment = { slug: 'text', name: 'text', message: 'text' } as const;
export type RefusedPayment = Described<typeof refusedPayment>;

const codeResult = { code: 'text', valid: 'flag', message: 'text' } as const;

/** Answer of POST /api/checkout/ (CART-92 to CART-113). Amounts in euro, VAT included; `vat` per rate. */
export const checkoutAnswer = {
  cart_discount: orNull({ code: 'text', name: 'text', amount: 'number' }),
  discount_codes: list(codeResult),
  gift_cards: list({ ...codeResult, balance: 'number', used: 'number' }),
  payment_events: list({ payment_id: 'text', processor_slug: 'text', giftcard: orNull('text') }),
  show_klarna: 'flag',
  /** 'READ_ONLY_ORDER' and other reasons why the order cannot go on. */
  reason: orNull('text'),
  paypal_checkout: 'flag',
  products: list(checkoutRow),
  bundles: list({ uid: 'text', hash: 'text', name: 'text', amount: 'int', price: 'number', rows: list(checkoutRow) }),
  gift_card_products: list({
    uid: 'text',
    productId: 'int',
    amount: 'number',
    name: 'text',
    image: 'text',
    recipient: 'text',
  }),
  products_total: 'number',
  /** How much offers took off the reference prices. */
  offers_total: 'number',
  discount_total: 'number',
  delivery_cost: 'number',
  repack_cost: 'number',
  total_price: 'number',
  vat: list({ percent: 'number', net: 'number', vat: 'number' }),
  payment_methods: list(paymentMethod),
  refused_payments: list(refusedPayment),
  delivery_methods: list(deliveryMethod),
  delivery_thresholds: { delivery_threshold: 'number', repack_threshold: 'number' },
  shipping_time_str: 'text',
  kgco_id: orNull('text'),
  giftcampaign_data: orNull({ code: 'text', campaign: 'text', name: 'text' }),
  enterprise_order: 'anything',
  transfer_request_from: 'anything',
  post_delivery: 'anything',
  /** Whether the order may come in parts. */
  part_delivery: 'flag',
  errors: list({ code: 'text', message: 'text', productId: optional('int'), field: optional('text') }),
  kco_iframe: orNull('text'),
} as const;
export type CheckoutResponse = Described<typeof checkoutAnswer>;
