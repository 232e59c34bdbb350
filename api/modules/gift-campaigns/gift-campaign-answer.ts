import type { GiftCampaign, Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { teaser } from '../../read-model/list-item.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import type { GiftCampaignFact } from './gift-campaign-facts.ts';

/** A campaign with the gifts that it offers; each leads to its page in the campaign (PRODUCT-2). */
export async function giftCampaignAnswer(
  campaign: GiftCampaignFact,
  catalogue: Catalogue,
  locale: Locale,
  taxAreaId: number,
): Promise<GiftCampaign> {
  const texts = await catalogue.textsOf(locale);
  return {
    slug: campaign.slug,
    name: textIn(campaign.names, locale),
    description: inLocale(campaign.texts, locale)?.description ?? '',
    image: campaign.image === null ? null : mediaPath(campaign.image),
    products: campaign.modelIds.flatMap((id) => {
      const model = catalogue.models.get(id);
      const names = texts.get(id);
      if (!model?.is_public || !names) return [];
      const path = `/giftcampaigns/${campaign.slug}/${model.slug}/`;
      const isAvailable = model.variants.some(isOrderable);
      return [{ ...teaser(model, names, { locale, taxAreaId, reference: catalogue }), path, isAvailable }];
    }),
  };
}
