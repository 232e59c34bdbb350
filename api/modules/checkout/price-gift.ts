import { textIn } from '../../read-model/per-locale.ts';
import { type GiftRefusal, giftRefusal } from '../gift-campaigns/check-gift.ts';
import type { GiftCampaignFact } from '../gift-campaigns/gift-campaign-facts.ts';
import type { BuyerView } from './buyer-view.ts';
import type { CartRequest } from './cart-request.ts';
import { priceRow } from './price-rows.ts';
import type { AppliedGift, PricedRow } from './priced-cart.ts';
import type { CodeFacts } from './read-codes.ts';
import type { StockLeft } from './stock-left.ts';

/** `refusal` with a campaign's code that does not bring this cart; neither without a campaign. */
export interface GiftInCart {
  gift: AppliedGift | null;
  refusal: GiftRefusal | 'not_alone' | null;
}

/**
 * The gift campaign of a cart. It stands alone: with more than one product, with bundles or with gift cards it is given
 * up (CART-59, CART-60).
 */
export function giftInCart(asked: CartRequest, codes: CodeFacts, view: BuyerView): GiftInCart {
  if (!asked.giftCampaign) return { gift: null, refusal: null };
  const [row, ...others] = asked.products;
  if (!row || others.length + asked.bundles.length + asked.giftCardProducts.length > 0)
    return { gift: null, refusal: row ? 'not_alone' : null };
  const campaign = view.facts.giftCampaigns.get(asked.giftCampaign.campaign);
  const variant = view.catalogue.variants.get(row.productId);
  const refusal = giftRefusal(codes.giftCode, campaign, variant, view.now);
  if (refusal || !codes.giftCode || !campaign) return { gift: null, refusal };
  return { gift: { codeId: codes.giftCode.id, ...namesOf(campaign, codes.giftCode.code, view) }, refusal: null };
}

const namesOf = (campaign: GiftCampaignFact, code: string, view: BuyerView) => ({
  code,
  campaign: campaign.slug,
  name: textIn(campaign.names, view.locale),
});

/** One piece, paid by the campaign; its amount cannot be changed. */
export function priceGift(asked: CartRequest, view: BuyerView, stock: StockLeft): PricedRow[] {
  const [row] = asked.products;
  const variant = row && view.catalogue.variants.get(row.productId);
  if (!row || !variant) return [];
  const priced = priceRow({ ...row, amount: 1, extra_data: undefined }, variant, view, stock);
  return [
    {
      ...priced,
      maxAmount: 1,
      isFrozen: true,
      unitMinor: 0,
      referenceMinor: priced.unitMinor,
      clubMinor: null,
      type: 'normal',
    },
  ];
}
