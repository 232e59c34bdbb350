import type { CheckoutRequest } from 'mf-shared/contract';
import type { CartChoice } from './cart.ts';
import { distinctCodes } from './discount-codes.ts';

/** What the cart itself does not know. */
export interface CheckoutContext {
  customerId: number | null;
  countryCode: string;
  languageCode: string;
  currencyCode: string;
  pageName: 'cart' | 'checkout';
  deliveryMethod: string;
  deliveryLocation: string;
}

/** The body of POST /api/checkout/ (CART-74 to CART-91, MONEY-3). It holds no price: the service knows them. */
export function buildCheckoutRequest(cart: CartChoice, context: CheckoutContext): CheckoutRequest {
  return {
    bundles: cart.bundles.map(({ uid, hash, main_product_id, product_ids, amount, mounting }) => ({
      uid,
      hash,
      main_product_id,
      product_ids: [...product_ids],
      amount,
      ...(mounting ? { mounting } : {}),
    })),
    customer_id: context.customerId,
    country_code: context.countryCode,
    language_code: context.languageCode,
    currency_code: context.currencyCode,
    products: cart.products.map(({ productId, amount, bundleHash, extra_data }) => ({
      productId,
      amount,
      ...(bundleHash ? { bundleHash } : {}),
      ...(Object.keys(extra_data).length > 0 ? { extra_data: { ...extra_data } } : {}),
    })),
    gift_card_products: cart.giftCardProducts.map(({ uid, productId, amount, templateId, recipient }) => ({
      uid,
      productId,
      amount,
      recipient,
      ...(templateId === null ? {} : { templateId }),
    })),
    discount_codes: [...distinctCodes(cart.codes)],
    gift_cards: [...distinctCodes(cart.giftCards)],
    repack: cart.isRepackSelected,
    pikanouto: cart.isPikanoutoSelected,
    delivery_extra_data: {
      part_delivery: cart.isDeliverySplittingSelected,
      ...(cart.giosgChatter ? { giosg_chatter: cart.giosgChatter } : {}),
    },
    delivery_method: context.deliveryMethod || null,
    delivery_location: context.deliveryLocation || null,
    postal_code: cart.postcode,
    klarna_global_checkout_id: cart.klarnaGlobalCheckoutId,
    special_request: cart.specialRequests,
    pageName: context.pageName,
    giftcampaign_data: cart.giftCampaignData,
    ...(cart.enterpriseOrder === null ? {} : { enterprise_order: cart.enterpriseOrder }),
    ...(cart.transferRequestFrom === null ? {} : { transfer_request_from: cart.transferRequestFrom }),
    ...(cart.transferRequestTo === null ? {} : { transfer_request_to: cart.transferRequestTo }),
    ...(cart.postDelivery === null ? {} : { post_delivery: cart.postDelivery }),
  };
}
