import { z } from 'zod';
import { lineOfText } from './accounts.ts';
import { locale } from './locale.ts';
import { producer, typedProducer } from './producer.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

/** What a brand is called, what staff say of it, by language, and who makes its products. */
export const brandState = z.object({
  name: z.string(),
  logo: z.string().describe('the path of its picture; empty where it has none'),
  producer: producer.nullable(),
  titles: stored.describe('of its page; its name where there is none'),
  descriptions: stored.describe('HTML, which is sanitised where it is shown'),
  meta_descriptions: stored,
  is_featured: z.boolean().describe('among the brands that the shop shows first'),
  is_hidden: z.boolean().describe('it has no page and stands in no list of brands; its products stay'),
});
export type BrandState = z.infer<typeof brandState>;

const laterKnown = { name: true, logo: true, producer: true, is_hidden: true } as const;
/** A brand as the log, plans and previews have it: earlier ones know nothing but its texts. What is not there stays. */
export const loggedBrand = brandState.partial(laterKnown);
export type LoggedBrand = z.infer<typeof loggedBrand>;

export const staffBrand = brandState.extend({
  id: z.number().int(),
  slug: z.string().describe('the part of its address, and its key in files; it never changes'),
  model_count: z.number().int().describe('products that shoppers see'),
});
export type StaffBrand = z.infer<typeof staffBrand>;

/** GET /api/staff/brands/, by name. */
export const staffBrandsQuery = z.object({ q: z.string().trim().max(100).optional(), page: staffPage });
export const staffBrands = z.object({ results: z.array(staffBrand), ...pagedAnswer });
export type StaffBrands = z.infer<typeof staffBrands>;

/**
 * PUT /api/staff/brands/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything
 * else. What a form of an earlier release does not name stays.
 */
export const brandRequest = brandState
  .extend({
    ...{ name: lineOfText(300), logo: z.string().max(300), producer: typedProducer.nullable() },
    ...{ titles: words(1000), descriptions: words(200_000), meta_descriptions: words(1000) },
  })
  .partial(laterKnown)
  .extend({ was: loggedBrand.optional() });

/** POST /api/staff/brands/. Without a slug it follows from the name. */
export const newBrand = z.object({ name: lineOfText(300), slug: z.string().trim().max(120).default('') });
export type NewBrand = z.infer<typeof newBrand>;
export const madeBrand = z.object({ id: z.number().int() });
export type MadeBrand = z.infer<typeof madeBrand>;
