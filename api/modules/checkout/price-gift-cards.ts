import { mediaPath } from '../../read-model/picture-paths.ts';
import type { BuyerView } from './buyer-view.ts';
import { nameOf } from './price-rows.ts';
import type { PricedGiftCard } from './priced-cart.ts';

export interface GiftCardRequest {
  uid: string;
  productId: number;
  /** Euro. */
  amount: number;
  templateId?: number | undefined;
  recipient?: string | undefined;
}

/** Gift card amounts go in steps of 10 € up to 10,000 € (GIFT-1). */
const stepMinor = 1000;
const mostMinor = 1_000_000;
/** The one gift card that is made out to somebody (GIFT-3). */
const namedModelId = 2427;

/** A gift card that is bought, its amount rounded down to what can be bought; null when the product is no gift card. */
export function priceGiftCard(asked: GiftCardRequest, view: BuyerView): PricedGiftCard | null {
  const variant = view.catalogue.variants.get(asked.productId);
  if (!variant?.model.is_gift_card) return null;
  const amountMinor = Math.min(mostMinor, Math.floor((asked.amount * 100) / stepMinor) * stepMinor);
  if (!(amountMinor > 0)) return null;
  return {
    uid: asked.uid,
    variant,
    name: nameOf(variant, view),
    image: mediaPath(variant.model.image),
    amountMinor,
    recipient: variant.model.id === namedModelId ? (asked.recipient ?? '').trim() : '',
    templateId: asked.templateId ?? null,
  };
}
