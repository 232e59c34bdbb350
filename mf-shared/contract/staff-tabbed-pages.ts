import { z } from 'zod';
import { locale } from './locale.ts';
import { contentPageState, staffContentPage } from './staff-content-pages.ts';

const stored = z.partialRecord(locale, z.string());

/** A tab of a page, by language; those of its own stand below it. */
export interface TabState {
  titles: z.infer<typeof stored>;
  /** Its part of the address. */
  slugs: z.infer<typeof stored>;
  /** HTML, which is sanitised where it is shown. */
  contents: z.infer<typeof stored>;
  tabs: TabState[];
}
/** The most tabs beside one another, and the most levels of them. */
export const mostTabs = 50;
export const mostLevels = 5;
/** A schema of its own for each level: a body with more of them is refused before it can fill the stack. */
const tab = (words: (most: number) => typeof stored, levels = mostLevels): z.ZodType<TabState> =>
  z.object({
    ...{ titles: words(300), slugs: words(120), contents: words(200_000) },
    tabs: levels > 1 ? z.array(tab(words, levels - 1)).max(mostTabs) : z.array(z.never()).max(0),
  });
const typedWords = (most: number) => z.partialRecord(locale, z.string().trim().max(most));

/** A page with tabs, and when and where shoppers find it. */
export const tabbedPageState = contentPageState
  .pick({ titles: true, is_published: true, published_on: true, section: true, in_menu: true })
  .extend({ tabs: z.array(tab(() => stored)) });
export type TabbedPageState = z.infer<typeof tabbedPageState>;

/** GET /api/staff/tabbed-pages/{id}/ */
export const staffTabbedPage = tabbedPageState.extend({
  ...staffContentPage.pick({ id: true, path: true, standing: true }).shape,
  languages: z.array(locale).describe('in which shoppers read it: those in which each tab is written'),
});
export type StaffTabbedPage = z.infer<typeof staffTabbedPage>;

/**
 * PUT /api/staff/tabbed-pages/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything
 * else. `tab`: the places, from 0, of the tab that somebody has written; refusals are told beside its fields.
 */
export const tabbedPageRequest = tabbedPageState.extend({
  ...{ titles: typedWords(300), published_on: z.string().max(20), tabs: z.array(tab(typedWords)).max(mostTabs) },
  tab: z.array(z.number().int().min(0)).min(1).max(mostLevels).optional(),
  was: tabbedPageState.optional(),
});
export type TabbedPageRequest = z.infer<typeof tabbedPageRequest>;
