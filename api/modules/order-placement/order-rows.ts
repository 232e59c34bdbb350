import type { CurrencyRate } from 'mf-shared/rules/order-amounts';
import { vatOfGross } from 'mf-shared/rules/vat-of-gross';
import { rowAnswer } from '../checkout/checkout-answer.ts';
import { allRows, type PricedCart } from '../checkout/priced-cart.ts';
import { standardDelivery } from '../checkout/standard-delivery.ts';
import { type AmountsOfOrder, orderAmountsOf } from '../orders/order-amounts-of.ts';
import type { OrderToPlace } from './order-to-place.ts';

/** The row of `orders`; jsonb columns as plain values, bytea as hexadecimal text. */
export function orderRow(toPlace: OrderToPlace) {
  const { cart, form, view } = toPlace;
  return {
    key_hash: `\\x${Buffer.from(toPlace.keyHash).toString('hex')}`,
    customer_id: toPlace.customer?.id ?? null,
    language: view.locale,
    country_code: view.country,
    tax_area_id: view.taxAreaId,
    currency: 'eur',
    shown_currency: toPlace.shownCurrency,
    shown_rate: toPlace.shownRate,
    lines_minor: lineRows(toPlace).reduce((total, line) => total + line.row_minor, 0),
    ...moneyRow(cart),
    total_minor: cart.totalMinor,
    vat: vatRows(cart),
    discount_code_id: cart.discount?.id ?? null,
    gift_campaign_code_id: cart.giftCampaign?.codeId ?? null,
    delivery_method: form.delivery_method,
    delivery_location: form.delivery_location,
    delivery: {
      name: cart.chosen?.name ?? '',
      location: chosenLocation(toPlace),
      estimate_text: cart.chosen?.estimateText ?? '',
    },
    first_name: form.first_name,
    last_name: form.last_name,
    address: form.address,
    postal_code: form.postal_code,
    city: form.city,
    state: form.state,
    phone: form.phone,
    email: form.email,
    special_request: toPlace.specialRequest,
    extra: {
      ...toPlace.extra,
      delivery_vat_basis_points: cart.deliveryVatBasisPoints,
      standard_delivery_minor: standardDelivery(cart),
    },
  };
}

/** The rows of `order_lines`: products, also of bundles, then gift cards that are bought. */
export function lineRows({ cart, view }: Pick<OrderToPlace, 'cart' | 'view'>) {
  const products = allRows(cart)
    .filter((row) => row.amount > 0)
    .map((row) => {
      const shown = rowAnswer(row, view);
      const gross = row.amount * row.unitMinor - row.discountMinor;
      return {
        kind: 'product',
        variant_id: row.variant.id,
        model_id: row.variant.model.id,
        bundle_hash: row.bundleHash,
        name: row.name,
        manufacturer: shown.manufacturer,
        color: shown.color,
        size: shown.size,
        type: shown.type,
        image: shown.image,
        path: shown.path,
        amount: row.amount,
        unit_minor: row.unitMinor,
        regular_minor: row.regularMinor,
        reference_minor: row.referenceMinor,
        row_minor: row.amount * row.unitMinor,
        discount_minor: row.discountMinor,
        vat_basis_points: row.vatBasisPoints,
        vat_minor: vatOfGross(gross, row.vatBasisPoints / 100).vatMinor,
        extra:
          row.bundleName === ''
            ? {}
            : { bundle_name: row.bundleName, ...(row.mounting ? { mounting: row.mounting } : {}) },
      };
    });
  const giftCards = cart.giftCardRows.map((card) => ({
    kind: 'gift_card',
    variant_id: card.variant.id,
    model_id: card.variant.model.id,
    bundle_hash: null,
    name: card.name,
    manufacturer: card.variant.model.manufacturer.name,
    color: '',
    size: '',
    type: '',
    image: card.image,
    path: '',
    amount: 1,
    unit_minor: card.amountMinor,
    regular_minor: card.amountMinor,
    reference_minor: null,
    row_minor: card.amountMinor,
    discount_minor: 0,
    // A gift card is money: VAT is due when it buys something.
    vat_basis_points: 0,
    vat_minor: 0,
    extra: { recipient: card.recipient, template_id: card.templateId },
  }));
  return [...products, ...giftCards].map((line, index) => ({ line_number: index + 1, ...line }));
}

/** The amounts of a cart in a currency, as its order will have them. */
export function amountsOfCart(toPlace: Pick<OrderToPlace, 'cart' | 'view'>, currency: CurrencyRate): AmountsOfOrder {
  return orderAmountsOf(moneyRow(toPlace.cart), lineRows(toPlace), currency);
}

const moneyRow = (cart: PricedCart) => ({
  discount_minor: cart.discount?.amountMinor ?? 0,
  delivery_minor: cart.deliveryMinor,
  repack_minor: cart.repackMinor,
  gift_card_minor: cart.totalMinor - cart.payableMinor,
});

function vatRows(cart: PricedCart) {
  return cart.vat.map((share) => ({
    basis_points: Math.round(share.percent * 100),
    net_minor: share.netMinor,
    vat_minor: share.vatMinor,
  }));
}

function chosenLocation({ form, view, cart }: OrderToPlace): string {
  const known =
    cart.chosen?.locations.find((location) => location.id === form.delivery_location) ??
    view.facts.pickupPoints.get(view.country)?.find((point) => point.id === form.delivery_location);
  return known ? `${known.name}, ${known.address}, ${known.postalCode} ${known.city}` : '';
}
