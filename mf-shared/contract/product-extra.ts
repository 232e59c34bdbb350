import { z } from 'zod';
import { cardPrice, pricesByTaxArea } from './price.ts';
import { cardColor } from './product-list.ts';
import { variant } from './variants.ts';

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

/** GET /api/product/extra/?type=1 (PRODUCT-74, PRODUCT-77). */
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

/** GET /api/product/extra/?type=2 (PRODUCT-78). */
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
