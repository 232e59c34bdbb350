import type { EarlierOrder } from './pack-together.ts';
import type { BundleRequest } from './price-bundles.ts';
import type { GiftCardRequest } from './price-gift-cards.ts';
import type { RowRequest } from './price-rows.ts';

/** A cart as the browser may tell it: no price in it. */
export interface CartRequest {
  products: readonly RowRequest[];
  bundles: readonly BundleRequest[];
  giftCardProducts: readonly GiftCardRequest[];
  repack: boolean;
  express: boolean;
  deliveryMethod: string | null;
  deliveryLocation: string | null;
  postalCode: string;
  /** Send what is here at once, the rest later. */
  partDelivery: boolean;
  /** Travel with this one. */
  packWith: EarlierOrder | null;
  giftCampaign: { code: string; campaign: string } | null;
}
