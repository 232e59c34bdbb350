import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import type { Cart, CartRow } from './cart-state.ts';
import { collectNotices } from './collect-notices.ts';
import { bareRow } from './merge-cart.ts';

/**
 * The cart after the service's answer. Answers to an older cart than the one held (told by the hash) change nothing
 * (CART-65). Whatever differs from what the shopper saw becomes a notice.
 */
export function applyValidation(cart: Cart, hash: string, answer: CheckoutResponse, countryCode: string): Cart {
  if (cart.validateHash !== hash) return cart;
  // A campaign whose code is refused takes its gift along: it would be bought for its price otherwise (GIFT-21).
  const isGiftLost = Boolean(cart.giftCampaignData?.code) && answer.giftcampaign_data === null;
  const products = isGiftLost
    ? []
    : answer.products.filter((row) => row.amount > 0).map((row) => toCartRow(row, cart.products));
  return {
    ...cart,
    status: 'VALIDATED',
    pricedCountry: countryCode,
    products,
    bundles: cart.bundles.flatMap((bundle) => {
      const priced = answer.bundles.find(({ hash }) => hash === bundle.hash);
      if (!priced) return [];
      const { name, price, amount } = priced;
      const image = priced.rows[0]?.image ?? bundle.image;
      return [{ ...bundle, name, price, reference: priceApart(priced), amount, image }];
    }),
    giftCardProducts: cart.giftCardProducts.flatMap((card) => {
      const priced = answer.gift_card_products.find(({ uid }) => uid === card.uid);
      return priced ? [{ ...card, amount: priced.amount, name: priced.name, image: priced.image }] : [];
    }),
    cartDiscount: answer.cart_discount,
    codeResults: answer.discount_codes,
    giftCardResults: answer.gift_cards,
    deliveryMethods: answer.delivery_methods,
    deliveryTotalPrice: answer.delivery_cost,
    klarnaGlobalCheckoutId: answer.kgco_id,
    showKlarna: answer.show_klarna && answer.reason === null,
    showPaypalCheckout: answer.paypal_checkout,
    totalPrice: answer.total_price,
    productsTotal: answer.products_total,
    offersTotal: answer.offers_total,
    discountTotal: answer.discount_total,
    vat: answer.vat,
    paymentMethods: answer.payment_methods,
    refusedPayments: answer.refused_payments,
    reason: answer.reason,
    errors: answer.errors,
    repackCost: answer.repack_cost,
    shippingTime: answer.shipping_time_str,
    thresholds: {
      delivery: answer.delivery_thresholds.delivery_threshold,
      repack: answer.delivery_thresholds.repack_threshold,
    },
    giftCampaignData: answer.giftcampaign_data,
    enterpriseOrder: answer.enterprise_order,
    transferRequestFrom: answer.transfer_request_from,
    postDelivery: answer.post_delivery,
    isDeliverySplittable: answer.part_delivery,
    notices: isGiftLost ? cart.notices : noticesOf(cart, answer, countryCode),
  };
}

/** What the parts of a bundle cost apart, where that is more than the bundle. */
function priceApart({ price, rows }: CheckoutResponse['bundles'][number]): number | null {
  const apart = rows.reduce((sum, row) => sum + (row.price.reference ?? row.price.active), 0);
  const rounded = Math.round(apart * 100) / 100;
  return rounded > price ? rounded : null;
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

function toCartRow(row: CheckoutRow, previous: readonly CartRow[]): CartRow {
  const held = previous.find(({ productId }) => productId === row.productId) ?? bareRow(row.productId, row.amount);
  return {
    ...held,
    amount: row.amount,
    frozen: row.frozen,
    bundleHash: row.bundleHash,
    name: row.name,
    modelId: row.modelId,
    manufacturer: row.manufacturer,
    color: row.color,
    size: row.size,
    type: row.type,
    image: row.image,
    path: row.path,
    url: row.url,
    main_group: row.main_group,
    price: row.price,
    rowTotal: row.row_total,
    maxAmount: row.max_amount,
    onOrder: row.on_order,
    shippingTime: row.shipping_time_str,
  };
}
