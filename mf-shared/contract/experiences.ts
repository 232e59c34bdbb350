import { z } from 'zod';
import { post } from './blog.ts';
import { manufacturer } from './manufacturers.ts';

export const experienceBrand = z.object({
  slug: z.string(),
  name: z.string(),
  /** Paths under /media/. */
  logo: z.string().nullable(),
  image: z.string().nullable(),
  summary: z.string(),
  modelCount: z.number().int(),
});
export type ExperienceBrand = z.infer<typeof experienceBrand>;

/** GET /api/experiences/: the brands that the setting experience_manufacturer_list names (CONF-44). */
export const experiences = z.object({ brands: z.array(experienceBrand) });
export type Experiences = z.infer<typeof experiences>;

/** GET /api/experiences/{slug}/: one of them, and what the magazine says of its products. */
export const experience = z.object({ brand: manufacturer, posts: z.array(post) });
export type Experience = z.infer<typeof experience>;
