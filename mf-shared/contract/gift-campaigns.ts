import { z } from 'zod';
import { productTeaser } from './product-extra.ts';

/** GET /api/giftcampaigns/{category}/: a campaign's page. */
export const giftCampaign = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Path under /media/. */
  image: z.string().nullable(),
  products: z.array(productTeaser.extend({ isAvailable: z.boolean() })),
});
export type GiftCampaign = z.infer<typeof giftCampaign>;

/** POST /api/giftcampaigns/validate_code/ (GIFT-17). `product_id` is a variant. */
export const validateGiftCodeRequest = z.object({
  code: z.string().max(64),
  product_id: z.number().int(),
  category_slug: z.string().max(100),
});
/** `code` as it is stored. */
export const validateGiftCodeResponse = z.object({ valid: z.literal(true), code: z.string() });
export type ValidateGiftCodeResponse = z.infer<typeof validateGiftCodeResponse>;
