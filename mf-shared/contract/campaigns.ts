import { z } from 'zod';
import { perLocale } from './locale.ts';

/** GET /api/campaigns/?slug=: what a campaign page says of itself. */
export const campaign = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** The slug in every language. */
  slugs: perLocale(z.string()),
  title: z.string(),
  description: z.string(),
  /** Path under /media/. */
  image: z.string().nullable(),
  /** ISO time from when everybody sees it, where only members of the club do so far (STAFF-32); else null. */
  opensAt: z.string().nullable(),
});
export type Campaign = z.infer<typeof campaign>;
