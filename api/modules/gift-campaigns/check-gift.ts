import type { Variant } from '../../read-model/model.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';
import { type GiftCampaignFact, isCampaignOpen } from './gift-campaign-facts.ts';
import type { GiftCodeFact } from './gift-code.ts';

/** Why a code does not bring a product; texts are `gift_campaign.{refusal}`. */
export type GiftRefusal = 'code_unknown' | 'code_used' | 'code_ended' | 'campaign_ended' | 'other_product' | 'sold_out';

/**
 * Whether a code of a campaign brings this product. A code of another campaign is as unknown as one that does not
 * exist. What may be ordered follows from the general rule: blocked stock with a number of at most 2, and number 999,
 * keep a product from being ordered, so what is left has unblocked stock or a number over 2 and under 999 (PRODUCT-44).
 */
export function giftRefusal(
  code: GiftCodeFact | null,
  campaign: GiftCampaignFact | undefined,
  variant: Variant | undefined,
  now: Date,
): GiftRefusal | null {
  if (!code || !campaign || code.campaignId !== campaign.id) return 'code_unknown';
  if (!isCampaignOpen(campaign, now)) return 'campaign_ended';
  if (code.isEnded) return 'code_ended';
  if (!code.hasUsesLeft) return 'code_used';
  if (!variant?.model.is_public || !campaign.modelIds.includes(variant.model.id)) return 'other_product';
  return isOrderable(variant) ? null : 'sold_out';
}
