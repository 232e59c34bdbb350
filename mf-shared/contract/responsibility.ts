import { z } from 'zod';

/** GET /api/responsibility/: what the sustainable-choice label asks for (PRODUCT-22). */
export const responsibility = z.object({
  /** Criteria that the label needs. */
  needed: z.number().int(),
  criteria: z.array(z.object({ slug: z.string(), name: z.string(), meaning: z.string() })),
});
export type Responsibility = z.infer<typeof responsibility>;
