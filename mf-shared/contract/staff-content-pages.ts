import { z } from 'zod';
import { locale } from './locale.ts';
import { pageSections } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());

const section = z.enum(pageSections);
export type PageSection = z.infer<typeof section>;

/** When and where shoppers find a page. */
const shown = {
  is_published: z.boolean(),
  published_on: z
    .string()
    .describe('YYYY-MM-DD; shoppers see it from this day of the shop on; empty where it waits for none'),
  section: section.describe('of the menu'),
  in_menu: z.boolean(),
};

/** What staff say in a page of text, by language, and when and where shoppers find it. */
export const contentPageState = z.object({
  titles: stored,
  contents: stored.describe('HTML, which is sanitised where it is shown'),
  meta_descriptions: stored.describe('for search engines; the beginning of the text where there is none'),
  ...shown,
});
export type ContentPageState = z.infer<typeof contentPageState>;
/** A page as the log has it: earlier changes know nothing of its day and its place. */
export const loggedContentPage = contentPageState.partial({ published_on: true, section: true, in_menu: true });
export type LoggedContentPage = z.infer<typeof loggedContentPage>;

const pageKind = z.enum(['text', 'tabs']);

/** `planned` is shown to shoppers from its day on. */
const pageStanding = z.enum(['published', 'planned', 'hidden']);
export type PageStanding = z.infer<typeof pageStanding>;

const facts = {
  id: z.number().int(),
  path: z.string().describe('its address in the reader’s language, without the language’s prefix'),
  standing: pageStanding,
  is_needed: z.boolean().describe('the terms that shoppers see, which cannot be hidden: each order refers to them'),
};
export const staffContentPage = contentPageState.extend(facts);
export type StaffContentPage = z.infer<typeof staffContentPage>;

/** GET /api/staff/pages/, in the order of the shop, those with tabs last. `lacks`: those without words in a language. */
export const staffContentPagesQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a title or a text of any language'),
  kind: pageKind.optional(),
  state: pageStanding.optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffContentPages = z.object({
  results: z.array(
    z.object({
      ...facts,
      kind: pageKind,
      section,
      title: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has words'),
    }),
  ),
  ...pagedAnswer,
});
export type StaffContentPages = z.infer<typeof staffContentPages>;

/** PUT /api/staff/pages/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const contentPageRequest = contentPageState.extend({
  ...{ titles: words(300), contents: words(200_000), meta_descriptions: words(1000) },
  published_on: z.string().max(20),
  was: contentPageState.optional(),
});

/** POST /api/staff/pages/: a page that shoppers do not see yet, with an address in a language at least. */
export const newContentPage = z.object({
  ...{ kind: pageKind, section, in_menu: z.boolean(), titles: words(300), slugs: words(120) },
});
export type NewContentPage = z.infer<typeof newContentPage>;
export const madeContentPage = z.object({ id: z.number().int() });
export type MadeContentPage = z.infer<typeof madeContentPage>;

/** A page of text or with tabs: both kinds are numbered each for themselves. */
const placedPage = z.object({ kind: pageKind, id: z.number().int() });
export type PlacedPage = z.infer<typeof placedPage>;

/** The order of a section's pages as the log has it, with their titles. */
export const loggedPageOrder = z.object({ pages: z.array(placedPage.extend({ title: z.string() })) });
export type LoggedPageOrder = z.infer<typeof loggedPageOrder>;

/** A section of the menu with its pages in their order, those too that shoppers do not see or that menus leave out. */
export const sectionOrder = loggedPageOrder.extend({ section });
export type SectionOrder = z.infer<typeof sectionOrder>;

/** GET /api/staff/page-order/ */
export const pageOrders = z.object({ results: z.array(sectionOrder) });
export type PageOrders = z.infer<typeof pageOrders>;

/** PUT /api/staff/page-order/{section}/, answered by the section as it stands then; a page that is not named stands behind. */
export const sectionOrderRequest = z.object({
  pages: z.array(placedPage).max(1000),
  was: z.array(placedPage).max(1000).optional().describe('what was read; nothing newer is overwritten'),
});
export const sectionInPath = z.object({ section });
