import type { ProductModel, ValidateGiftCodeResponse, Variant } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { addProduct, clearCart, setGiftCampaign } from 'mf-shared/stores';
import { snapshotOf } from '../buy/add-to-cart.ts';

export interface Gift {
  model: ProductModel;
  variant: Variant;
  campaignSlug: string;
}

/** `field`: what is wrong with the code; `failed`: nothing is known about it. */
export type Redemption = { kind: 'redeemed' } | { kind: 'field'; message: string } | { kind: 'failed' };

/**
 * Validates the code, then leaves nothing in the cart but one piece of the gift, with the campaign's code and slug
 * (GIFT-15, GIFT-18). The cart stays as it was until the code is known to be good.
 */
export async function redeemGift(api: ApiClient, typed: string, gift: Gift): Promise<Redemption> {
  const { model, variant, campaignSlug } = gift;
  try {
    const { code } = await api.post<ValidateGiftCodeResponse>('/api/giftcampaigns/validate_code/', {
      code: typed.trim(),
      product_id: variant.id,
      category_slug: campaignSlug,
    });
    clearCart();
    addProduct({ productId: variant.id, amount: 1, snapshot: snapshotOf(model, variant) });
    setGiftCampaign({ code, campaign: campaignSlug });
    return { kind: 'redeemed' };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 400) return { kind: 'failed' };
    return { kind: 'field', message: error.fields.code ?? error.message };
  }
}
