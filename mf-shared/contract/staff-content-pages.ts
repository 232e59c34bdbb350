import { z } from 'zod';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

/** What staff say in a page of text, by language, and whether shoppers see it. */
export const contentPageState = z.object({
  titles: stored,
  contents: stored.describe('HTML, which is sanitised where it is shown'),
  meta_descriptions: stored.describe('for search engines; the beginning of the text where there is none'),
  is_published: z.boolean(),
});
export type ContentPageState = z.infer<typeof contentPageState>;

const facts = {
  id: z.number().int(),
  path: z.string().describe('its address in the reader’s language, without the language’s prefix'),
  section: z.enum(['service', 'shop', 'circular', 'company', 'corporate']),
  is_needed: z.boolean().describe('the terms, which cannot be hidden: each order refers to them'),
};
export const staffContentPage = contentPageState.extend(facts);
export type StaffContentPage = z.infer<typeof staffContentPage>;

/** GET /api/staff/pages/, in the order of the shop. `lacks`: those without words in a language. */
export const staffContentPagesQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a title or a text of any language'),
  state: z.enum(['published', 'hidden']).optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffContentPages = z.object({
  results: z.array(
    z.object({
      ...facts,
      title: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has words'),
      is_published: z.boolean(),
    }),
  ),
  ...pagedAnswer,
});
export type StaffContentPages = z.infer<typeof staffContentPages>;

/** PUT /api/staff/pages/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const contentPageRequest = contentPageState.extend({
  ...{ titles: words(300), contents: words(200_000), meta_descriptions: words(1000) },
  was: contentPageState.optional(),
});
