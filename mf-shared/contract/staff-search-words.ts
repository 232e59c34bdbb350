import { z } from 'zod';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** Words that mean the same, with commas between them; `-boots` is the end of any compound. */
const words = z.string().trim().min(1).max(1000);

/** GET /api/staff/search-words/: the groups of one language, those that were made last first. */
export const staffSearchWordsQuery = z.object({
  language: locale,
  q: z.string().trim().max(100).optional(),
  page: staffPage,
});
export const staffSearchWords = z.object({
  results: z.array(z.object({ words: z.string() })),
  /** What was searched for in the last 30 days and not found as it was typed, the most frequent first. */
  misses: z.array(
    z.object({
      words: z.string(),
      searches: z.number().int(),
      found: z.number().int().describe('products that the search understands it as by now'),
    }),
  ),
  ...pagedAnswer,
});
export type StaffSearchWords = z.infer<typeof staffSearchWords>;

/**
 * PUT /api/staff/search-words/, answered by the group as it is kept. `was`: the group that was read, null for a new one;
 * nothing else is overwritten. `words`: null takes it away.
 */
export const searchWordsRequest = z.object({ language: locale, words: words.nullable(), was: z.string().nullable() });
export type SearchWordsRequest = z.infer<typeof searchWordsRequest>;
export const searchWordsState = z.object({ words: z.string().nullable() });
export type SearchWordsState = z.infer<typeof searchWordsState>;

/** GET /api/staff/search-words/newer/: what a group that was read has become since. */
export const newerSearchWordsQuery = z.object({ language: locale, was: words });
export const newerSearchWords = z.object({
  words: z.string().nullable().describe('null where it was taken away, or nobody knows what became of it'),
  by: z.string().nullable().describe('who changed it last; null where that is not known'),
});
export type NewerSearchWords = z.infer<typeof newerSearchWords>;

/** POST /api/staff/search-words/try/: what a search finds now, and what it would find with a group that is not saved yet. */
export const searchWordsTrial = searchWordsRequest.extend({ q: z.string().trim().min(1).max(100) });
const foundBySearch = z.object({
  total: z.number().int(),
  is_understood: z.boolean().describe('false: it is only similar to what was typed'),
  first: z.array(z.object({ id: z.number().int(), name: z.string() })).max(5),
});
export type FoundBySearch = z.infer<typeof foundBySearch>;
export const triedSearchWords = z.object({ before: foundBySearch, after: foundBySearch });
export type TriedSearchWords = z.infer<typeof triedSearchWords>;
