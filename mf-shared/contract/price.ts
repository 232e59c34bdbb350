import { z } from 'zod';

/** Why a price is what it is (PRODUCT-63 to PRODUCT-67). */
export const priceType = z.enum(['normal', 'discount', 'club', 'outdoor', 'outlet']);
export type PriceType = z.infer<typeof priceType>;

/** How much of a kilogram, litre, metre or square metre a piece holds, from which its unit price is made (LAW-18). */
export const content = z.object({ size: z.number().positive(), unit: z.enum(['kg', 'l', 'm', 'm2']) });
export type Content = z.infer<typeof content>;

/** Euro, decimal, VAT of the tax area included (PRODUCT-62, MONEY-35). */
export const taxAreaPrices = z.object({
  active: z.number(),
  regular: z.number(),
  /** Price for club members, or null where the product has none. */
  club: z.number().nullable(),
  /** regular − active, 0 without a discount. */
  discount_value: z.number(),
  /** The price without any discount, from which outdoor prices are told. */
  discount_free: z.number(),
  /** The lowest price of the 30 days before the reduction (EU price indication); null without a reduction. */
  lowest_30_days: z.number().nullable(),
  type: priceType,
  ribbon: z.string().nullable(),
  /** ISO 8601 moment at which the price ends; absent where none is known. */
  ends_at: z.string().optional(),
  /** Absent where it is sold by the piece. */
  content: content.optional(),
});
export type TaxAreaPrices = z.infer<typeof taxAreaPrices>;

/** Tax area id → prices. */
export const pricesByTaxArea = z.record(z.string(), taxAreaPrices);
export type PricesByTaxArea = z.infer<typeof pricesByTaxArea>;

/** A card's price (LIST-62). */
export const cardPrice = z.object({
  active: z.number(),
  /** What `active` is compared with; null for normal prices. */
  reference: z.number().nullable(),
  type: priceType,
  /** Whole percent under the 30-day low; null below 5 % (CARD-11, PRODUCT-69). */
  percentage: z.number().int().nullable(),
  club: z.number().nullable(),
  /** That of the cheapest variant; absent where it is sold by the piece. */
  content: content.optional(),
});
export type CardPrice = z.infer<typeof cardPrice>;
