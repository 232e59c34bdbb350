import type { ProductModel, ValidateGiftCodeResponse, Variant } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { addProduct, clearCart, setGiftCampaign } from 'mf-shared/stores';
import { snapshotOf } from '../buy/add-to-cart.ts';

export interface Gift {
  model: ProductModel;
  variant: Variant;
  campaignSlug: string;
}

/**
 * Validates the code, then leaves nothing in the cart but one piece of the gift, with the campaign's code and slug
 * (GIFT-15, GIFT-18). The cart stays as it was until the code is known to be good.
 * @throws ApiFailure with status 400 for a code that is refused
 */
export async function redeemGift(api: ApiClient, typed: string, gift: Gift): Promise<void> {
  const { model, variant, campaignSlug } = gift;
  const { code } = await api.post<ValidateGiftCodeResponse>('/api/giftcampaigns/validate_code/', {
    code: typed.trim(),
    product_id: variant.id,
    category_slug: campaignSlug,
  });
  clearCart();
  addProduct({ productId: variant.id, amount: 1, snapshot: snapshotOf(model, variant) });
  setGiftCampaign({ code, campaign: campaignSlug });
}
