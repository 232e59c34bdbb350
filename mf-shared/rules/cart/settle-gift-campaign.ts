import type { Cart } from './cart.ts';

/**
 * A gift campaign stands alone: with more than one product, or with bundles or gift cards, its data is emptied, and if
 * it held a code, the products are cleared (CART-59, CART-60).
 */
export function settleGiftCampaign(cart: Cart): Cart {
  const { giftCampaignData, products, bundles, giftCardProducts } = cart;
  if (!giftCampaignData) return cart;
  if (products.length <= 1 && bundles.length === 0 && giftCardProducts.length === 0) return cart;
  return { ...cart, giftCampaignData: null, products: giftCampaignData.code === '' ? products : [] };
}
