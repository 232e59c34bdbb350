import { z } from 'zod';
import { checkoutAnswer, pickupPlace } from './checkout-answer.ts';
import {
  checkoutLengths as lengths,
  checkoutLimits as limits,
  type MountingField,
  mountingLimits,
} from './checkout-limits.ts';
import { list } from './description.ts';
import { schemaOf } from './schema-of.ts';

const numberOf = (field: MountingField) =>
  z.number().int().min(mountingLimits[field].min).max(mountingLimits[field].max);
/** For whom the bindings of a ski package are mounted (SKI-14). */
const mounting = z.object({
  height_cm: numberOf('height_cm'),
  weight_kg: numberOf('weight_kg'),
  sole_mm: numberOf('sole_mm'),
});

export const cartProductRequest = z.object({
  productId: z.number().int(),
  amount: z.number().int(),
  bundleHash: z.string().max(lengths.bundleHash).optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
});

/** POST /api/checkout/: validate and price a cart (CART-74 to CART-91). Nothing in it that is a price is believed. */
export const checkoutRequest = z.object({
  bundles: z
    .array(
      z.object({
        uid: z.string().max(lengths.uid),
        hash: z.string().max(lengths.bundleHash),
        main_product_id: z.number().int(),
        product_ids: z.array(z.number().int()).max(limits.bundleParts),
        amount: z.number().int(),
        mounting: mounting.nullable().default(null),
      }),
    )
    .max(limits.bundles)
    .default([]),
  customer_id: z.number().int().nullable().default(null),
  country_code: z.string().max(2),
  language_code: z.string().max(2),
  currency_code: z.string().max(3).default('eur'),
  products: z.array(cartProductRequest).max(limits.rows),
  gift_card_products: z
    .array(
      z.object({
        uid: z.string().max(lengths.uid),
        productId: z.number().int(),
        amount: z.number(),
        templateId: z.number().int().optional(),
        recipient: z.string().max(lengths.recipient).optional(),
      }),
    )
    .max(limits.giftCards)
    .default([]),
  discount_codes: z.array(z.string().max(lengths.discountCode)).max(limits.codes).default([]),
  gift_cards: z.array(z.string().max(lengths.code)).max(limits.codes).default([]),
  repack: z.boolean().default(false),
  pikanouto: z.boolean().default(false),
  delivery_extra_data: z
    .object({
      part_delivery: z.boolean().default(false),
      giosg_chatter: z.string().max(lengths.chatter).nullable().default(null),
    })
    .default({ part_delivery: false, giosg_chatter: null }),
  delivery_method: z.string().max(60).nullable().default(null),
  delivery_location: z.string().max(60).nullable().default(null),
  postal_code: z.string().max(lengths.postalCode).default(''),
  klarna_global_checkout_id: z.string().max(200).nullable().default(null),
  special_request: z.string().max(lengths.request).default(''),
  pageName: z.enum(['cart', 'checkout']).default('cart'),
  giftcampaign_data: z
    .object({ code: z.string().max(lengths.code), campaign: z.string().max(lengths.campaign) })
    .nullable()
    .default(null),
  enterprise_order: z.unknown().optional(),
  transfer_request_from: z.unknown().optional(),
  transfer_request_to: z.unknown().optional(),
  post_delivery: z.unknown().optional(),
});
export type CheckoutRequest = z.input<typeof checkoutRequest>;

/** Answer of GET /api/pickup-points/. */
export const pickupPoints = schemaOf(list({ ...pickupPlace, carrier: 'text' }));
export type PickupPointByCode = z.infer<typeof pickupPoints>[number];
export const checkoutResponse = schemaOf(checkoutAnswer);

export const pickupPointsQuery = z.object({
  postal_code: z.string().max(lengths.postalCode),
  country: z.string().max(2).default('fi'),
});
