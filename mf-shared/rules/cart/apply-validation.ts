import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import type { Cart, CartNotice, CartRow } from './cart-state.ts';
import { bareRow } from './merge-cart.ts';

/**
 * The cart after the service's answer. Answers to an older cart than the one held (told by the hash) change nothing
 * (spec: shell §4 Cart). Whatever differs from what the shopper saw becomes a notice.
 */
export function applyValidation(cart: Cart, hash: string, answer: CheckoutResponse): Cart {
  if (cart.validateHash !== hash) return cart;
  const products = answer.products.filter((row) => row.amount > 0).map((row) => toCartRow(row, cart.products));
  return {
    ...cart,
    status: 'VALIDATED',
    products,
    bundles: cart.bundles.flatMap((bundle) => {
      const priced = answer.bundles.find(({ hash }) => hash === bundle.hash);
      if (!priced) return [];
      const { name, price, amount } = priced;
      return [{ ...bundle, name, price, amount, image: priced.rows[0]?.image ?? bundle.image }];
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
    notices: collectNotices(cart, answer.products),
  };
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

/**
 * What is new, and what the shopper has not read yet. Unread news about a price is joined with the new one: both are told
 * against the price that the shopper last saw.
 */
function collectNotices(cart: Cart, answered: readonly CheckoutRow[]): readonly CartNotice[] {
  const fresh = cart.products.flatMap((row) =>
    noticesAbout(
      row,
      answered.find(({ productId }) => productId === row.productId),
      cart.notices.find(({ productId, kind }) => productId === row.productId && isPriceNotice(kind)),
    ),
  );
  const isRenewed = (old: CartNotice) =>
    isPriceNotice(old.kind)
      ? cart.products.some(({ productId }) => productId === old.productId)
      : fresh.some(({ productId, kind }) => productId === old.productId && kind === old.kind);
  return [...cart.notices.filter((notice) => !isRenewed(notice)), ...fresh];
}

function isPriceNotice(kind: CartNotice['kind']): boolean {
  return kind === 'price_down' || kind === 'price_up';
}

function noticesAbout(row: CartRow, answer: CheckoutRow | undefined, unread: CartNotice | undefined): CartNotice[] {
  const base = { productId: row.productId, name: answer?.name || row.name };
  const told = (kind: CartNotice['kind']) => answer?.changes.find((change) => change.kind === kind)?.message ?? '';
  if (!answer || answer.amount <= 0)
    return [{ ...base, kind: 'removed', message: told('removed'), previous: row.amount, current: 0 }];
  const notices: CartNotice[] = [];
  if (answer.amount < row.amount)
    notices.push({
      ...base,
      kind: 'amount_lowered',
      message: told('amount_lowered'),
      previous: row.amount,
      current: answer.amount,
    });
  // A row that came by its id alone has shown no price yet.
  const seen = unread?.previous ?? (row.name === '' ? answer.price.active : row.price.active);
  if (cents(answer.price.active) !== cents(seen)) {
    const kind = answer.price.active < seen ? 'price_down' : 'price_up';
    notices.push({ ...base, kind, message: told(kind), previous: seen, current: answer.price.active });
  }
  if (answer.frozen && !row.frozen)
    notices.push({ ...base, kind: 'frozen', message: told('frozen'), previous: null, current: null });
  return notices;
}

function cents(euro: number): number {
  return Math.round(euro * 100);
}
