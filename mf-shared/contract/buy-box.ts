import { z } from 'zod';

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
  email: z.email().max(254),
  product_id: z.number().int(),
  lang_code: z.string(),
  /** Where and in which currency prices were read: the mail tells its price alike. */
  country_code: z.string().max(2).default('fi'),
  currency_code: z.string().max(3).default('eur'),
});

/** What the link of a mail about a wish brings: the address, and the key that shows whose mail it was. */
export const stopWishesRequest = z.object({ email: z.string().max(254), key: z.string().max(64) });
