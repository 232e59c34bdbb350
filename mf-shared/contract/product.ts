import { z } from 'zod';
import { perLocale } from './locale.ts';
import { pricesByTaxArea, taxAreaPrices } from './price.ts';
import { producer } from './producer.ts';
import { productImage, variant } from './variants.ts';

const translated = z.object({ original: z.string(), manual_input: z.string().nullable() });

const groupLink = z.object({ id: z.number().int(), name: z.string(), path: z.string() });

/** Answer of GET /api/products/productmodel/{slug}/ (PRODUCT-96, PRODUCT-97). */
export const productModel = z.object({
  id: z.number().int(),
  name: z.string(),
  uuid: z.string(),
  modelnumber: z.string(),
  slug: z.string(),
  /** Path in the asked language. */
  model_url: z.string(),
  paths: perLocale(z.string()),
  canonical_url: z.string(),
  meta_description: z.string(),
  manufacturer: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    description: z.string(),
    producer: producer.nullable(),
  }),
  long_description_html: z.string(),
  short_description: z.string(),
  translated_fields: z.record(z.string(), translated),
  /** Each with what stands above it, from the root down. */
  groups: z.array(groupLink.extend({ ancestors: z.array(groupLink) })),
  main_group: groupLink,
  /** From the root down to the main group. */
  parents: z.array(groupLink),
  products: z.array(variant),
  extra_images: z.array(productImage),
  model_properties: z.array(z.object({ name: z.string(), slug: z.string(), value: z.string(), unit: z.string() })),
  ribbons: z.array(z.object({ name: z.string(), slug: z.string(), value: z.string().describe("'background;text'") })),
  /** The sustainable-choice label's name in the asked language; empty where the product has not earned it (PRODUCT-22). */
  sustainable_label: z.string(),
  prices: pricesByTaxArea,
  /** Variant id → prices, where a variant differs from the model. */
  variant_prices: z.record(z.string(), taxAreaPrices),
  show_discount_percentage: z.boolean(),
  /** Currency code → active price in it, rounded by the currency's rule. */
  converted_prices: z.record(z.string(), z.number()),
  tax_class: z.number().int(),
  rating: z.number(),
  rating_count: z.number().int(),
  /** How it fits by its reviews, in the asked language; empty where too few tell. */
  fit_note: z.string(),
  on_order: z.boolean(),
  is_bundle: z.boolean(),
  bundle_models: z.array(
    z.object({ id: z.number().int(), name: z.string(), manufacturer: z.string(), products: z.array(variant) }),
  ),
  is_multi_color: z.boolean(),
  is_extended_range: z.boolean(),
  belongs_to_outlet: z.boolean(),
  campaign_only: z.boolean(),
  is_public: z.boolean(),
  /** One of the models that still live under /old (PRODUCT-4, CONF-55). */
  is_legacy: z.boolean(),
  promoted_colour: z.string().nullable().describe('color slug'),
  /** The video service has something about it. */
  has_videos: z.boolean(),
  gift_card_templates: z.array(z.object({ id: z.number().int(), name: z.string(), image: z.string() })),
  /** ISO time at which the offer ends. */
  price_ending: z.string().nullable(),
  /** The end is told within so many days (CONF-41). */
  price_ending_max_days: z.number().int(),
  model_notice: z.string(),
  /** Why stock is not sold on the web, where a variant's is blocked (CONF-46); else empty. */
  blocked_stock_text: z.string(),
  tagline: z.string(),
  quote: z.object({ text: z.string(), image: z.string(), name: z.string() }).nullable(),
  ski_wizard: z.object({
    belongsTo: z.boolean(),
    group: z.enum(['skis', 'bindings', 'boots']).nullable(),
    sport: z.enum(['alpine', 'nordic']).nullable(),
  }),
  binding_ski_combo: z.boolean(),
  blogs: z.array(z.object({ title: z.string(), url: z.string() })),
  shelf_code: z.string(),
  shelf_code_two: z.string(),
  shelf_code_three: z.string(),
  shelf_code_four: z.string(),
  shelf_code_five: z.string(),
  shelf_code_six: z.string(),
  second_hand_parent: z
    .object({
      id: z.number().int(),
      is_active: z.boolean(),
      url: z.string(),
      prices: pricesByTaxArea,
      manufacturer: z.string(),
      name: z.string(),
    })
    .nullable(),
  sizetable: z.number().int().nullable(),
  /** How it travels where that differs from other products, for crawlers (ROUTE-134). */
  travel_limits: z
    .object({
      /** Country codes. */
      blocked_countries: z.array(z.string()),
      /** Slugs or kinds: a way has to be in each list, that of each part of a bundle. Empty: all. */
      allowed_delivery_methods: z.array(z.array(z.string())),
      is_ski_bundle: z.boolean(),
    })
    .optional(),
});
export type ProductModel = z.infer<typeof productModel>;
