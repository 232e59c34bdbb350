import { z } from 'zod';
import { cardColor, productGroup } from './catalogue.ts';
import { perLocale } from './locale.ts';
import { cardPrice, pricesByTaxArea, taxAreaPrices } from './price.ts';

export const productImage = z.object({
  full_url: z.string().describe('path under /media/'),
  caption: z.string(),
  title: z.string(),
  sort_order: z.number().int(),
});
export type ProductImage = z.infer<typeof productImage>;

export const stockData = z.object({
  /** Pieces that can be ordered now, over all stores and warehouses. */
  in_stock: z.number().int(),
  /** True where the web shop may not sell what stores hold. */
  blocked_stock: z.boolean(),
  /** Store id → pieces; for visitors only whether there are any (0 or 1), for staff the balance. */
  detailed_stocks: z.record(z.string(), z.number().int()),
  has_stock_tekso_ids: z.array(z.string()),
});

/** spec: catalogue §3 Variant. */
export const variant = z.object({
  id: z.number().int(),
  colour: z.string().describe('name in the asked language'),
  /** Stable across languages; what `color` in the page's query holds. */
  color_slug: z.string(),
  color: z.string().describe('control code #rrggbb'),
  teksonumber: z.string(),
  size: z.object({ name: z.string(), sort_order: z.number().int() }).nullable(),
  product_type: z.object({ name: z.string(), sort_order: z.number().int(), title: z.string() }).nullable(),
  images: z.array(productImage),
  model_id: z.number().int(),
  model_name: z.string(),
  prices: pricesByTaxArea,
  stock_data: stockData,
  shipping_time: z.object({
    string: z.string(),
    number: z.number().int(),
    days: z.string().describe("range 'a-b' in days"),
  }),
  stock_incoming_str: z.string(),
  on_order: z.boolean(),
});
export type Variant = z.infer<typeof variant>;

const translated = z.object({ original: z.string(), manual_input: z.string().nullable() });

/** Answer of GET /api/products/productmodel/{slug}/ (spec: catalogue §3 Product model (detail)). */
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
  }),
  long_description_html: z.string(),
  short_description: z.string(),
  translated_fields: z.record(z.string(), translated),
  groups: z.array(z.object({ id: z.number().int(), name: z.string(), path: z.string() })),
  main_group: z.object({ id: z.number().int(), name: z.string(), path: z.string() }),
  /** From the root down to the main group. */
  parents: z.array(z.object({ id: z.number().int(), name: z.string(), path: z.string() })),
  products: z.array(variant),
  extra_images: z.array(productImage),
  model_properties: z.array(z.object({ name: z.string(), slug: z.string(), value: z.string(), unit: z.string() })),
  ribbons: z.array(z.object({ name: z.string(), slug: z.string(), value: z.string().describe("'background;text'") })),
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
  /** One of the models that still live under /old (decisions.md). */
  is_legacy: z.boolean(),
  promoted_colour: z.string().nullable().describe('color slug'),
  /** The video service has something about it. */
  has_videos: z.boolean(),
  gift_card_templates: z.array(z.object({ id: z.number().int(), name: z.string(), image: z.string() })),
  /** ISO time at which the offer ends. */
  price_ending: z.string().nullable(),
  /** The end is told within so many days (spec: shell §3 General settings, price_ending_max_days). */
  price_ending_max_days: z.number().int(),
  model_notice: z.string(),
  /** Why stock is not sold on the web, where a variant's is blocked (spec: shell §3 General settings); else empty. */
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
});
export type ProductModel = z.infer<typeof productModel>;

/** A small card: recommendations, also bought, viewed. */
export const productTeaser = z.object({
  id: z.number().int(),
  name: z.string(),
  manufacturer: z.string(),
  slug: z.string(),
  path: z.string(),
  image: z.string(),
  colors: z.array(cardColor),
  price: cardPrice,
  shortDescription: z.string(),
  type: z.object({ name: z.string() }),
});
export type ProductTeaser = z.infer<typeof productTeaser>;

/** GET /api/product/extra/?type=1 (spec: catalogue §3 Delivery limitation). */
export const deliveryLimitation = z.object({
  allowedDeliveryMethods: z.array(z.string()),
  isDeliveryCountryBlocked: z.boolean(),
  isDeliveryMethodLimitations: z.boolean(),
  perInternationalPackage: z.number().int().nullable(),
  blockInfoText: z.string(),
  extra_data_overrides: z.record(
    z.string(),
    z.object({ shipping_time_number: z.number().int().optional(), shipping_time_string: z.string().optional() }),
  ),
});
export type DeliveryLimitation = z.infer<typeof deliveryLimitation>;
export const productExtraDelivery = z.object({ delivery_method_limit: deliveryLimitation });

/** GET /api/product/extra/?type=2 (spec: catalogue §3 Extra data). */
export const productExtra = z.object({
  bundles: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      description: z.string(),
      prices: pricesByTaxArea,
      secondary_product_models: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          manufacturer: z.string(),
          image: z.string(),
          model_url: z.string(),
          products: z.array(variant),
        }),
      ),
    }),
  ),
  recommendations: z.array(productTeaser),
  also_bought: z.array(productTeaser),
  sizetables: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      info_text: z.string(),
      sizetable: z.string().nullable(),
      hide_image: z.boolean(),
      images: z.array(z.string()),
      parsed_sizetable: z
        .object({
          id: z.number().int(),
          sizes: z.array(z.object({ size: z.string(), product_type: z.string() })),
          rows: z.array(z.object({ name: z.string(), unit: z.string(), values: z.array(z.string()) })),
        })
        .nullable(),
    }),
  ),
});
export type ProductExtra = z.infer<typeof productExtra>;

/** spec: catalogue §3 Review. `rating` 0–10, `size` the fit scale 2, 4, 6, 8, 10. */
export const review = z.object({
  id: z.number().int(),
  created: z.string(),
  rating: z.number(),
  visible_name: z.string(),
  comment: z.string(),
  size: z.number().int().nullable(),
  images: z.array(z.object({ url: z.string() })),
  votes_up: z.number().int(),
  votes_down: z.number().int(),
  votes_total: z.number().int(),
});
export type Review = z.infer<typeof review>;
export const reviewsQuery = z.object({
  model_id: z.coerce.number().int(),
  size: z.coerce.number().int().min(1).max(1000).default(10),
  page: z.coerce.number().int().min(1).default(1),
  sort: z.enum(['date', 'votes', 'stars']).default('date'),
});
export const reviewsResponse = z.object({
  results: z.array(review),
  max_pages: z.number().int(),
  count: z.number().int(),
  average_size: z.number().nullable(),
});
export type ReviewsResponse = z.infer<typeof reviewsResponse>;

export const fastShippingQuery = z.object({
  postal_code: z.string().max(5),
  price: z.coerce.number(),
  variant_id: z.coerce.number().int(),
});
export const fastShipping = z.array(
  z.object({ name: z.string(), timeEstimate: z.string(), price: z.number(), storeSlug: z.string().nullable() }),
);
export type FastShipping = z.infer<typeof fastShipping>;

export const availabilityNotifyRequest = z.object({
  email: z.email(),
  product_id: z.number().int(),
  lang_code: z.string(),
});

export { productGroup };
