import { z } from 'zod';
import { perLocale } from './locale.ts';

/** Pages per answer: with six languages named for each, a file of so many stays below the 50 MB of the protocol. */
export const sitemapPageSize = 10_000;

export const sitemapQuery = z.object({ page: z.coerce.number().int().min(1).max(100).default(1) });

export const sitemapEntry = z.object({
  /** Paths without a locale prefix. */
  paths: perLocale(z.string()),
  /** YYYY-MM-DD, where the day of the last change is known. */
  changed: z.string().nullable(),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

/** GET /api/sitemap/: the pages that come from the shop's data, for search engines. Beyond the last page: no entries. */
export const sitemap = z.object({ pages: z.number().int(), entries: z.array(sitemapEntry) });
export type Sitemap = z.infer<typeof sitemap>;
