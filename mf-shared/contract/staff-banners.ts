import { z } from 'zod';
import { locale } from './locale.ts';
import { bannerSpots } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());
const moment = z.iso.datetime().nullable();
const times = {
  starts_at: moment.describe('from when it is shown; null: at once'),
  ends_at: moment.describe('until when; null: without an end'),
};

/** A banner: its words and links by language, how it looks, and when and in which place it is shown. */
export const bannerState = z.object({
  spot: z.enum(bannerSpots),
  titles: stored,
  headings: stored,
  lines: stored.describe('what stands below the heading'),
  buttons: stored.describe('a line for each button'),
  ways: stored.describe(
    'a line for each button; a language that has none leads where the first one does that has some',
  ),
  image: z.string().describe('the path of its picture; empty where it has none'),
  crop_point: z.string().describe('the point that every cut of the picture keeps, in percent: left/top'),
  colours: z.string().describe('of the ground and of the words, #2f5d50/#ffffff; empty: those of the shop'),
  ...times,
  sort_order: z.number().int(),
  is_active: z.boolean().describe('false: it is not shown, whatever its times'),
});
export type BannerState = z.infer<typeof bannerState>;

const laterKnown = {
  ...({ spot: true, titles: true, headings: true, lines: true, buttons: true, ways: true } as const),
  ...({ image: true, crop_point: true, colours: true } as const),
};
/** A banner as the log has it: earlier changes know nothing but when it is shown, and in which place. */
export const loggedBanner = bannerState.partial(laterKnown);
export type LoggedBanner = z.infer<typeof loggedBanner>;

const bannerStanding = z.enum(['running', 'planned', 'over', 'hidden']);
export type BannerStanding = z.infer<typeof bannerStanding>;
const facts = { id: z.number().int(), standing: bannerStanding };

/** GET /api/staff/banners/{id}/ */
export const staffBanner = bannerState.extend(facts);
export type StaffBanner = z.infer<typeof staffBanner>;

/** GET /api/staff/banners/, each kind in its order. `lacks`: those without words in a language. */
export const staffBannersQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a text of any language'),
  spot: z.enum(bannerSpots).optional(),
  state: bannerStanding.optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffBanners = z.object({
  results: z.array(
    z.object({
      ...{ ...facts, ...times, spot: z.enum(bannerSpots), sort_order: z.number().int() },
      name: z.string().describe('its words in the reader’s language; where there are none, in another one'),
      languages: z.array(locale).describe('in which it has words'),
    }),
  ),
  ...pagedAnswer,
});
export type StaffBanners = z.infer<typeof staffBanners>;

/** PUT /api/staff/banners/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const bannerRequest = bannerState.extend({
  ...{ titles: words(1000), headings: words(1000), lines: words(1000), buttons: words(1000), ways: words(2000) },
  ...{ image: z.string().max(300), crop_point: z.string().max(20), colours: z.string().trim().max(100) },
  sort_order: z.number().int().min(0).max(100_000),
  was: bannerState.optional(),
});
/** POST /api/staff/banners/{id}/remove/ */
export const bannerRemoval = z.object({ was: bannerState.optional() });

/** POST /api/staff/banners/: a banner that shoppers do not see yet, the last in its place. */
export const newBanner = z.object({ spot: z.enum(bannerSpots), headings: words(1000) });
export type NewBanner = z.infer<typeof newBanner>;
export const madeBanner = z.object({ id: z.number().int() });
export type MadeBanner = z.infer<typeof madeBanner>;
