import { z } from 'zod';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

/** What staff say of a brand, by language. */
export const brandState = z.object({
  titles: stored.describe('of its page; its name where there is none'),
  descriptions: stored.describe('HTML, which is sanitised where it is shown'),
  meta_descriptions: stored,
  is_featured: z.boolean().describe('among the brands that the shop shows first'),
});
export type BrandState = z.infer<typeof brandState>;

export const staffBrand = brandState.extend({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  model_count: z.number().int().describe('products that shoppers see'),
});
export type StaffBrand = z.infer<typeof staffBrand>;

/** GET /api/staff/brands/, by name. */
export const staffBrandsQuery = z.object({ q: z.string().trim().max(100).optional(), page: staffPage });
export const staffBrands = z.object({ results: z.array(staffBrand), ...pagedAnswer });
export type StaffBrands = z.infer<typeof staffBrands>;

/** PUT /api/staff/brands/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const brandRequest = brandState.extend({
  ...{ titles: words(1000), descriptions: words(200_000), meta_descriptions: words(1000) },
  was: brandState.optional(),
});
