import { z } from 'zod';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

/** A word that texts explain, by language. */
export const keywordState = z.object({
  words: stored.describe('which texts mark'),
  texts: stored.describe('what its popup says'),
  urls: stored.describe('where one reads on: a path of the shop, or a web address'),
});
export type KeywordState = z.infer<typeof keywordState>;

const keywordWords = z.object({ words: words(300), texts: words(1000), urls: words(2000) });
export const staffKeyword = keywordState.extend({ id: z.number().int() });
export type StaffKeyword = z.infer<typeof staffKeyword>;

/** GET /api/staff/keywords/, by the word in the reader's language. `lacks`: those without a word in a language. */
export const staffKeywordsQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a text of any language'),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffKeywords = z.object({ results: z.array(staffKeyword), ...pagedAnswer });
export type StaffKeywords = z.infer<typeof staffKeywords>;

/** POST /api/staff/keywords/ */
export const newKeyword = keywordWords;
/** PUT /api/staff/keywords/{id}/, answered by the keyword as it is kept. `was`: what was read; it is not saved over anything else. */
export const keywordRequest = keywordWords.extend({ was: keywordState.optional() });
/** POST /api/staff/keywords/{id}/remove/ */
export const keywordRemoval = z.object({ was: keywordState.optional() });
