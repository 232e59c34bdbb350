import { z } from 'zod';

/** Where the shop shows a picture of its own that belongs to no product, page or banner (CONF-113). */
export const shopPicturePlaces = ['share', 'thanks', 'missing', 'failed', 'forest', 'corporate'] as const;

/** The setting `shop_pictures`: place → address of a picture of this shop. A place without one shows none. */
export const shopPictures = z.partialRecord(
  z.enum(shopPicturePlaces),
  z
    .string()
    .max(300)
    .regex(/^\/media\/[\w./-]+$/),
);
export type ShopPictures = z.infer<typeof shopPictures>;
