import type { Campaign, Locale, ProductListRequest } from 'mf-shared/contract';
import { hasBegun, hasBegunForClub, hasEnded, isRunning } from '../../read-model/campaign-times.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { CampaignRow } from '../../read-model/content.ts';
import { asMarks } from '../../read-model/follow-clock.ts';
import { isListed, type Model } from '../../read-model/model.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';

/** The campaign with a slug, in any language, that runs at the moment, be it for members of the club only. */
export function runningCampaign(
  { content }: Pick<Catalogue, 'content'>,
  slug: string,
  now = new Date(),
): CampaignRow | null {
  const wanted = slug.toLowerCase();
  const found = content.campaigns.find(({ slugs }) => Object.values(slugs).includes(wanted));
  return found && isRunning(found, now) ? found : null;
}

/** The campaigns that members of the club see before everybody does; the first to open comes first (STAFF-32). */
export const earlyCampaigns = ({ content }: Pick<Catalogue, 'content'>, now = new Date()): CampaignRow[] =>
  content.campaigns
    .filter((campaign) => opensAt(campaign, now) !== null && hasBegunForClub(campaign, now) && !hasEnded(campaign, now))
    .toSorted((a, b) => (opensAt(a, now) ?? '').localeCompare(opensAt(b, now) ?? ''));

/** The moments at which campaigns begin, for members of the club and for everybody, and end. */
export const turnsOf = ({ content }: Pick<Catalogue, 'content'>): string[] =>
  asMarks(content.campaigns.flatMap(({ club_starts_at, starts_at, ends_at }) => [club_starts_at, starts_at, ends_at]));

/** When a campaign begins for everybody; null where it has. */
export const opensAt = (campaign: Pick<CampaignRow, 'starts_at'>, now = new Date()): string | null =>
  campaign.starts_at === null || hasBegun(campaign, now) ? null : new Date(campaign.starts_at).toISOString();

/** Whether a list is a campaign's that only members of the club see so far. */
export function isForMembersYet(catalogue: Catalogue, { source, slug = '' }: ProductListRequest): boolean {
  const campaign = source === 'Campaign' ? runningCampaign(catalogue, slug) : null;
  return campaign !== null && opensAt(campaign) !== null;
}

/** In the campaign's order. */
export const modelsOfCampaign = ({ model_ids }: CampaignRow, catalogue: Catalogue): Model[] =>
  model_ids.flatMap((id) => catalogue.models.get(id) ?? []).filter(isListed);

type ShownCampaign = Pick<CampaignRow, 'id' | 'slugs' | 'image' | 'starts_at'> & {
  texts: Parameters<typeof inLocale<{ title: string; description?: string }>>[0];
};

export function campaignOf(row: ShownCampaign, locale: Locale): Campaign {
  const { id, slugs, image, texts } = row;
  const { title = '', description = '' } = inLocale(texts, locale) ?? {};
  return {
    id,
    slug: textIn(slugs, locale),
    slugs: perLocale((code) => textIn(slugs, code)),
    title,
    description,
    image,
    opensAt: opensAt(row),
  };
}
