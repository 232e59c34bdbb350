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
  email: z.email(),
  product_id: z.number().int(),
  lang_code: z.string(),
});
