import type { Campaign, Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { CampaignRow } from '../../read-model/content.ts';
import { isListed, type Model } from '../../read-model/model.ts';
import { inLocale, perLocale, textIn } from '../../read-model/per-locale.ts';

/** The campaign with a slug, in any language, that runs at the moment. */
export function runningCampaign(
  { content }: Pick<Catalogue, 'content'>,
  slug: string,
  now = new Date(),
): CampaignRow | null {
  const wanted = slug.toLowerCase();
  const found = content.campaigns.find(({ slugs }) => Object.values(slugs).includes(wanted));
  return found && hasBegun(found, now) && !hasEnded(found, now) ? found : null;
}

const hasBegun = ({ starts_at }: CampaignRow, now: Date): boolean => starts_at === null || new Date(starts_at) <= now;
const hasEnded = ({ ends_at }: CampaignRow, now: Date): boolean => ends_at !== null && new Date(ends_at) <= now;

/** In the campaign's order. */
export const modelsOfCampaign = ({ model_ids }: CampaignRow, catalogue: Catalogue): Model[] =>
  model_ids.flatMap((id) => catalogue.models.get(id) ?? []).filter(isListed);

export function campaignOf({ id, slugs, image, texts }: CampaignRow, locale: Locale): Campaign {
  const { title = '', description = '' } = inLocale(texts, locale) ?? {};
  return {
    id,
    slug: textIn(slugs, locale),
    slugs: perLocale((code) => textIn(slugs, code)),
    title,
    description,
    image,
  };
}
