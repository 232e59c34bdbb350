import { z } from 'zod';

export const manufacturer = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** Path under /media/. */
  logo: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  promoImages: z.array(z.string()),
  modelCount: z.number().int(),
});
export type Manufacturer = z.infer<typeof manufacturer>;
