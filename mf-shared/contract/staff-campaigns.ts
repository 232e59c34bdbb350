import { z } from 'zod';
import { locale } from './locale.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const stored = z.partialRecord(locale, z.string());
const moment = z.iso.datetime().nullable();
const times = {
  club_starts_at: moment.describe('from when members of the club see it, before everybody does; null: no earlier'),
  starts_at: moment.describe('from when everybody sees it; null: at once'),
  ends_at: moment.describe('until when it is seen; null: without an end'),
};

/** What staff say of a campaign, by language, and when shoppers see it. */
export const campaignState = z.object({
  titles: stored,
  slugs: stored.describe('parts of its address; where a language has none, that of another one'),
  descriptions: stored,
  ...times,
  image: z.string().describe('the path of its picture; empty where it has none'),
  products: z.array(z.string()).describe('slugs of its products, in its order'),
  is_active: z.boolean().describe('false: shoppers do not see it, whatever its times'),
});
export type CampaignState = z.infer<typeof campaignState>;

/** How shoppers see it now; `club`: only members of the club do so far. */
const campaignStanding = z.enum(['running', 'club', 'planned', 'over', 'hidden']);
export type CampaignStanding = z.infer<typeof campaignStanding>;

/** What a product of a campaign costs, and what the price is compared with by the rule of 30 days, in euro with VAT. */
export const campaignProduct = z.object({
  id: z.number().int(),
  name: z.string().describe('in the reader’s language'),
  is_listed: z.boolean().describe('false: the campaign’s list leaves it out'),
  price: z
    .object({
      active: z.number().describe('what it costs today'),
      regular: z.number(),
      reference: z.number().nullable().describe('what shoppers see it compared with today; null: with nothing'),
      lowest_30_days: z
        .number()
        .nullable()
        .describe(
          'what a lower price that begins now is compared with; null: unknown, as of variants with prices of their own',
        ),
    })
    .nullable(),
  planned: z
    .object({
      from: z.iso.datetime(),
      active: z.number(),
      reference: z.number().nullable().describe('what it is compared with then; null: with nothing'),
    })
    .nullable()
    .describe('the next campaign price that is planned (STAFF-44)'),
});
export type CampaignProduct = z.infer<typeof campaignProduct>;
const bySlug = z.record(z.string(), campaignProduct);

const facts = {
  id: z.number().int(),
  path: z.string().describe('its address in the reader’s language, without the language’s prefix'),
  standing: campaignStanding,
};
/** GET /api/staff/campaigns/{id}/ */
export const staffCampaign = campaignState.extend({ ...facts, product_facts: bySlug });
export type StaffCampaign = z.infer<typeof staffCampaign>;

/** GET /api/staff/campaigns/products/: the facts of products that are not among those of the campaign yet. */
export const campaignProductsQuery = z.object({ slugs: z.string().max(8000).describe('with blanks between them') });
export const campaignProducts = z.object({ products: bySlug });
export type CampaignProducts = z.infer<typeof campaignProducts>;

/** GET /api/staff/campaigns/, the last to begin first. `lacks`: those without a title in a language. */
export const staffCampaignsQuery = z.object({
  q: z.string().trim().max(100).optional().describe('stands in a text of any language'),
  state: campaignStanding.exclude(['club']).optional().describe('`running`: for members of the club only, too'),
  lacks: locale.optional(),
  page: staffPage,
});
export const staffCampaigns = z.object({
  results: z.array(
    z.object({
      ...{ ...facts, ...times },
      title: z.string().describe('in the reader’s language; where there is none, in another one'),
      languages: z.array(locale).describe('in which it has a title'),
      product_count: z.number().int(),
    }),
  ),
  ...pagedAnswer,
});
export type StaffCampaigns = z.infer<typeof staffCampaigns>;

/** PUT /api/staff/campaigns/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const campaignRequest = campaignState.extend({
  ...{ titles: words(300), slugs: words(120), descriptions: words(5000) },
  image: z.string().max(300),
  products: z.array(z.string().max(200)).max(10_000),
  was: campaignState.optional(),
});
/** POST /api/staff/campaigns/{id}/remove/ */
export const campaignRemoval = z.object({ was: campaignState.optional() });

/** POST /api/staff/campaigns/: a campaign that shoppers do not see yet, with an address in a language at least. */
export const newCampaign = z.object({ titles: words(300), slugs: words(120) });
export type NewCampaign = z.infer<typeof newCampaign>;
export const madeCampaign = z.object({ id: z.number().int() });
export type MadeCampaign = z.infer<typeof madeCampaign>;
