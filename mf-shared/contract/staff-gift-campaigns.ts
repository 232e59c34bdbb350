import { z } from 'zod';
import { locale } from './locale.ts';
import { rowIdInPath } from './row-id.ts';
import { giftCodeStandings, mostGiftCodes, mostUsesOfGiftCode } from './staff-choices.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());
const moment = z.iso.datetime().nullable();
const times = {
  starts_at: moment.describe('from when it is seen and its codes bring gifts; null: at once'),
  ends_at: moment.describe('until when; null: without an end'),
};

/** What staff say of a gift campaign, by language, and when its codes bring gifts. */
export const giftCampaignState = z.object({
  names: stored,
  descriptions: stored,
  ...times,
  image: z.string().describe('the path of its picture; empty where it has none'),
  products: z.array(z.string()).describe('slugs of its gifts, in its order'),
  is_active: z.boolean().describe('false: shoppers do not see it, and its codes bring nothing'),
});
export type GiftCampaignState = z.infer<typeof giftCampaignState>;

const giftCampaignStanding = z.enum(['running', 'planned', 'over', 'hidden']);
export type GiftCampaignStanding = z.infer<typeof giftCampaignStanding>;

const facts = {
  id: z.number().int(),
  path: z.string().describe('its address, without the language’s prefix; it never changes: it is printed on cards'),
  standing: giftCampaignStanding,
  code_count: z.number().int(),
  uses: z.number().int().describe('orders that codes of it have paid for'),
  max_uses: z
    .number()
    .int()
    .describe('orders that its codes are good for, those that were taken back for what they paid'),
};

/** A gift, as staff know it. */
export const giftFacts = z.object({
  id: z.number().int(),
  name: z.string().describe('in the reader’s language'),
  is_public: z.boolean().describe('false: shoppers do not see it, in the campaign neither'),
  is_campaign_only: z.boolean().describe('true: it is sold for codes only'),
  stock: z.number().int().describe('pieces that the web shop can sell'),
});
export type GiftFacts = z.infer<typeof giftFacts>;

/** GET /api/staff/gift-campaigns/{id}/ */
export const staffGiftCampaign = giftCampaignState.extend({ ...facts, gifts: z.record(z.string(), giftFacts) });
export type StaffGiftCampaign = z.infer<typeof staffGiftCampaign>;

/** GET /api/staff/gift-campaigns/, the last to begin first. `lacks`: those without a name in a language. */
export const staffGiftCampaignsQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a text of any language, or is a code of the campaign'),
  state: giftCampaignStanding.optional(),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffGiftCampaigns = z.object({
  results: z.array(
    z.object({
      ...{ ...facts, ...times },
      name: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has a name'),
      product_count: z.number().int(),
    }),
  ),
  ...pagedAnswer,
});
export type StaffGiftCampaigns = z.infer<typeof staffGiftCampaigns>;

/** PUT /api/staff/gift-campaigns/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const giftCampaignRequest = giftCampaignState.extend({
  ...{ names: words(300), descriptions: words(5000), image: z.string().max(300) },
  products: z.array(z.string().max(200)).max(1000),
  was: giftCampaignState.optional(),
});
/** POST /api/staff/gift-campaigns/{id}/remove/ */
export const giftCampaignRemoval = z.object({ was: giftCampaignState.optional() });

/** POST /api/staff/gift-campaigns/: a campaign that shoppers do not see yet. */
export const newGiftCampaign = z.object({ names: words(300), slug: z.string().trim().max(100) });
export type NewGiftCampaign = z.infer<typeof newGiftCampaign>;
export const madeGiftCampaign = z.object({ id: z.number().int() });
export type MadeGiftCampaign = z.infer<typeof madeGiftCampaign>;

export const giftCode = z.object({
  id: z.number().int(),
  code: z.string(),
  uses: z.number().int(),
  max_uses: z.number().int(),
  standing: z.enum(giftCodeStandings).describe('`ended`: staff took it back'),
  orders: z.array(z.string()).describe('numbers of the last orders that it paid for, the newest first'),
});
export type GiftCode = z.infer<typeof giftCode>;

/** GET /api/staff/gift-campaigns/{id}/codes/, the newest first */
export const giftCodesQuery = z.object({
  q: z.string().trim().max(64).optional().describe('stands in the code'),
  state: z.enum(giftCodeStandings).optional(),
  page: staffPage,
});
export const giftCodes = z.object({ results: z.array(giftCode), ...pagedAnswer });
export type GiftCodes = z.infer<typeof giftCodes>;

/** POST /api/staff/gift-campaigns/{id}/codes/: codes that staff typed, or else as many that the service draws. */
export const newGiftCodes = z.object({
  codes: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[\p{L}\p{N}._-]{6,40}$/u),
    )
    .max(mostGiftCodes),
  count: z.number().int().min(0).max(mostGiftCodes).describe('how many are drawn where none is typed'),
  max_uses: z.number().int().min(1).max(mostUsesOfGiftCode).describe('orders that each of them is good for'),
});
export type NewGiftCodes = z.infer<typeof newGiftCodes>;
export const madeGiftCodes = z.object({ codes: z.array(z.string()) });
export type MadeGiftCodes = z.infer<typeof madeGiftCodes>;

/** GET /api/staff/gift-campaigns/{id}/codes/all/: every code, to be kept as a file. */
export const allGiftCodes = z.object({ codes: z.array(giftCode.omit({ id: true, orders: true })) });
export type AllGiftCodes = z.infer<typeof allGiftCodes>;

/** PUT /api/staff/gift-campaigns/{id}/codes/{code}/: takes a code back, or lets it count again. */
export const giftCodeInPath = z.object({ id: rowIdInPath, code: rowIdInPath });
export const giftCodeRequest = z.object({ is_ended: z.boolean() });
/** A code as the log keeps it. */
export const giftCodeState = z.object({ code: z.string(), is_ended: z.boolean() });
export type GiftCodeState = z.infer<typeof giftCodeState>;
