import type { CheckoutResponse, CheckoutRow } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { modelPath } from '../../read-model/list-item.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { variantImage } from '../../read-model/picture-paths.ts';
import { contentOfVariant, withContent } from '../../read-model/price-facts.ts';
import { isOnOrder } from '../../read-model/stock-facts.ts';
import type { BuyerView } from './buyer-view.ts';
import { daysText, rowDays } from './estimate-delivery.ts';
import { refusedPayments } from './invoice-gift-cards.ts';
import { paymentMethods } from './payment-methods.ts';
import { type PricedBundle, type PricedRow, rowMinor, type ValidatedCart } from './priced-cart.ts';

/** A table: the fields of a priced cart in the shape of CART-92 to CART-113, in euro decimals with VAT. */
export function checkoutAnswer(cart: ValidatedCart, view: BuyerView): CheckoutResponse {
  const payable = paymentMethods(cart, view);
  const isKlarna = payable.some((method) => method.processor === 'klarna');
  return {
    cart_discount: cart.discount
      ? { code: cart.discount.code, name: cart.discount.name, amount: toDecimal(cart.discount.amountMinor) }
      : null,
    discount_codes: cart.codes,
    gift_cards: cart.giftCards.map((card) => ({
      code: card.code,
      valid: card.valid,
      message: card.message,
      balance: toDecimal(card.balanceMinor),
      used: toDecimal(card.usedMinor),
    })),
    payment_events: paidByCards(cart),
    show_klarna: isKlarna,
    reason: cart.reason,
    paypal_checkout: payable.some((method) => method.processor === 'paypal'),
    products: cart.rows.map((row) => rowAnswer(row, view)),
    bundles: cart.bundles.map((bundle) => bundleAnswer(bundle, view)),
    gift_card_products: cart.giftCardRows.map((card) => ({
      uid: card.uid,
      productId: card.variant.id,
      amount: toDecimal(card.amountMinor),
      name: card.name,
      image: card.image,
      recipient: card.recipient,
    })),
    products_total: toDecimal(cart.productsMinor),
    offers_total: toDecimal(cart.offersMinor),
    discount_total: toDecimal(cart.discount?.amountMinor ?? 0),
    delivery_cost: toDecimal(cart.deliveryMinor),
    repack_cost: toDecimal(cart.repackMinor),
    total_price: toDecimal(cart.totalMinor),
    vat: cart.vat.map((share) => ({
      percent: share.percent,
      net: toDecimal(share.netMinor),
      vat: toDecimal(share.vatMinor),
    })),
    payment_methods: payable,
    refused_payments: refusedPayments(cart, view),
    delivery_methods: cart.methods.map((method) => ({
      slug: method.fact.slug,
      name: method.name,
      description: method.description,
      carrier: method.fact.carrier,
      price: toDecimal(method.priceMinor),
      kind: method.fact.kind,
      estimate: method.estimate,
      estimate_text: method.estimateText,
      locations: [...method.locations],
    })),
    delivery_thresholds: {
      delivery_threshold: toDecimal(cart.thresholds.deliveryMinor),
      repack_threshold: toDecimal(cart.thresholds.repackMinor),
    },
    shipping_time_str: cart.shippingTime,
    kgco_id: null,
    giftcampaign_data: cart.giftCampaign
      ? { code: cart.giftCampaign.code, campaign: cart.giftCampaign.campaign, name: cart.giftCampaign.name }
      : null,
    enterprise_order: cart.enterpriseOrderId === null ? null : { id: cart.enterpriseOrderId },
    transfer_request_from: cart.transferFrom,
    post_delivery: cart.packedWith === null ? null : { order_number: cart.packedWith },
    part_delivery: cart.isSplittable,
    errors: cart.errors,
    kco_iframe: null,
  };
}

/** What is paid before any provider is asked: each gift card that takes a part (CART-93). */
function paidByCards({ giftCards }: ValidatedCart): CheckoutResponse['payment_events'] {
  return giftCards
    .filter(({ usedMinor }) => usedMinor > 0)
    .map(({ code }, index) => ({ payment_id: `giftcard-${index + 1}`, processor_slug: 'giftcard', giftcard: code }));
}

export function rowAnswer(row: PricedRow, view: BuyerView): CheckoutRow {
  const { variant } = row;
  const { model } = variant;
  const path = modelPath(model, view.locale);
  return {
    productId: variant.id,
    amount: row.amount,
    max_amount: row.maxAmount,
    on_order: isOnOrder(variant),
    frozen: row.isFrozen,
    bundleHash: row.bundleHash,
    name: row.name,
    modelId: model.id,
    manufacturer: model.manufacturer.name,
    color: variant.colour ? textIn(variant.colour.names, view.locale) : '',
    size: variant.size ?? '',
    type: variant.type ? textIn(variant.type.names, view.locale) : '',
    image: variantImage(row.variant),
    path,
    url: path,
    main_group: { name: model.mainGroup ? textIn(model.mainGroup.names, view.locale) : '' },
    price: withContent(
      {
        active: toDecimal(row.unitMinor),
        regular: toDecimal(row.regularMinor),
        reference: row.referenceMinor === null ? null : toDecimal(row.referenceMinor),
        club: row.clubMinor === null ? null : toDecimal(row.clubMinor),
        type: row.type,
      },
      contentOfVariant(variant),
    ),
    row_total: toDecimal(rowMinor(row)),
    vat_percent: row.vatBasisPoints / 100,
    shipping_time_str: daysText(rowDays(row, view), view.locale),
    changes: row.changes,
  };
}

function bundleAnswer(bundle: PricedBundle, view: BuyerView): CheckoutResponse['bundles'][number] {
  return {
    uid: bundle.uid,
    hash: bundle.hash,
    name: bundle.name,
    amount: bundle.amount,
    price: toDecimal(bundle.rows.reduce((total, row) => total + row.unitMinor, 0)),
    rows: bundle.rows.map((row) => rowAnswer(row, view)),
  };
}
