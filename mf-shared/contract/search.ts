import { z } from 'zod';
import { locale } from './locale.ts';
import { productListItem } from './product-list.ts';

/** GET /api/search/ (SEARCH-1). */
export const searchQuery = z.object({
  q: z.string().max(200),
  language: locale.optional(),
  taxAreaId: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  /** Set by the page of results: a search is counted, a word half typed is not (SEARCH-18). */
  counted: z.literal('1').optional(),
});

const searchHit = z.object({ name: z.string(), path: z.string(), image: z.string().nullable() });
export const searchResponse = z.object({
  products: z.array(productListItem),
  groups: z.array(searchHit),
  brands: z.array(searchHit),
  pages: z.array(searchHit),
  /** Words of the search that a popup explains. */
  keywords: z.array(z.object({ id: z.number().int(), keyword: z.string() })),
  /** True when nothing matched as typed and near words were taken instead. */
  isApproximate: z.boolean(),
  total: z.number().int(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** GET /api/search/popular/: what others search for, most frequent first (SEARCH-18). */
export const popularSearchesQuery = z.object({ language: locale.optional() });
export const popularSearches = z.object({ words: z.array(z.string()) });
export type PopularSearches = z.infer<typeof popularSearches>;
