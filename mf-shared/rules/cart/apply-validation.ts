import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import { type Cart, type CartChoice, type CartRow, newRow } from './cart.ts';
import { collectNotices } from './collect-notices.ts';

/**
 * The cart after the service's answer. Answers to an older cart than the present one (told by the hash) change nothing
 * (CART-65). Whatever differs from what the shopper saw becomes a notice.
 */
export function applyValidation(cart: Cart, hash: string, answer: CheckoutResponse, countryCode: string): Cart {
  if (cart.validateHash !== hash) return cart;
  // A campaign whose code is refused takes its gift along: it would be bought for its price otherwise (GIFT-21).
  const isGiftLost = Boolean(cart.giftCampaignData?.code) && answer.giftcampaign_data === null;
  return {
    ...cart,
    ...choiceAfter(cart, isGiftLost ? { ...answer, products: [] } : answer),
    status: 'VALIDATED',
    pricedCountry: countryCode,
    answer,
    notices: isGiftLost ? cart.notices : noticesOf(cart, answer, countryCode),
  };
}

/** What stays of the choice: only what the service sells, as many as there are, and seen as it answered it. */
function choiceAfter(cart: Cart, answer: CheckoutResponse): Partial<CartChoice> {
  const campaign = answer.giftcampaign_data;
  return {
    products: answer.products.filter((row) => row.amount > 0).map((row) => rowAfter(row, cart.products)),
    bundles: cart.bundles.flatMap((bundle) => {
      const priced = answer.bundles.find(({ hash }) => hash === bundle.hash);
      if (!priced) return [];
      const { name, price, amount, rows } = priced;
      return [{ ...bundle, name, price, amount, image: rows[0]?.image ?? bundle.image }];
    }),
    giftCardProducts: cart.giftCardProducts.flatMap((card) => {
      const priced = answer.gift_card_products.find(({ uid }) => uid === card.uid);
      return priced ? [{ ...card, amount: priced.amount, name: priced.name, image: priced.image }] : [];
    }),
    klarnaGlobalCheckoutId: answer.kgco_id,
    giftCampaignData: campaign && { code: campaign.code, campaign: campaign.campaign },
    enterpriseOrder: answer.enterprise_order,
    transferRequestFrom: answer.transfer_request_from,
    postDelivery: answer.post_delivery,
  };
}

function rowAfter(row: CheckoutRow, previous: readonly CartRow[]): CartRow {
  const { productId, amount, frozen, bundleHash, name, manufacturer, image, path, color, size, type, modelId } = row;
  const chosen = previous.find((candidate) => candidate.productId === productId) ?? newRow(productId, amount);
  const seen = { name, manufacturer, image, path, color, size, type, modelId, mainGroup: row.main_group.name };
  return { ...chosen, ...seen, amount, frozen, bundleHash, priceActive: row.price.active };
}

/** That a gift's amount cannot be changed is no news. */
function noticesOf(cart: Cart, answer: CheckoutResponse, countryCode: string): Cart['notices'] {
  const notices = [...collectNotices(cart, answer.products, countryCode), ...bundleNotices(cart, answer)];
  return answer.giftcampaign_data ? notices.filter(({ kind }) => kind !== 'frozen') : notices;
}

/** Bundles of which fewer can be had; told once, by their first part. */
function bundleNotices(cart: Cart, answer: CheckoutResponse): Cart['notices'] {
  return cart.bundles.flatMap(({ hash, amount }) => {
    const priced = answer.bundles.find((bundle) => bundle.hash === hash);
    const [first] = priced?.rows ?? [];
    if (!priced || !first || priced.amount >= amount) return [];
    const message = first.changes.find(({ kind }) => kind === 'amount_lowered')?.message ?? '';
    const { productId } = first;
    return [
      { productId, kind: 'amount_lowered', name: priced.name, message, previous: amount, current: priced.amount },
    ];
  });
}
