import type { Transaction } from 'kysely';
import { vatOfGross } from 'mf-shared/rules/vat-of-gross';
import type { Tables } from '../../db/schema.ts';
import { rowAnswer } from '../checkout/checkout-answer.ts';
import { allRows, type PricedCart } from '../checkout/priced-cart.ts';
import type { OrderToPlace } from './order-to-place.ts';

/** Writes the order with its lines, its first status and its payment. */
export async function insertOrder(
  tx: Transaction<Tables>,
  toPlace: OrderToPlace,
): Promise<{ id: number; number: string }> {
  const { cart, form, view } = toPlace;
  const lines = orderLines(toPlace);
  const location = chosenLocation(toPlace);
  const order = await tx
    .insertInto('orders')
    .values({
      key_hash: toPlace.keyHash,
      customer_id: toPlace.customer?.id ?? null,
      language: view.locale,
      country_code: view.country,
      tax_area_id: view.taxAreaId,
      currency: 'eur',
      shown_currency: toPlace.shownCurrency,
      shown_rate: toPlace.shownRate,
      lines_minor: lines.reduce((total, line) => total + line.row_minor, 0),
      delivery_minor: cart.deliveryMinor,
      repack_minor: cart.repackMinor,
      discount_minor: cart.discount?.amountMinor ?? 0,
      total_minor: cart.totalMinor,
      gift_card_minor: cart.totalMinor - cart.payableMinor,
      vat: JSON.stringify(vatRows(cart)),
      discount_code_id: cart.discount?.id ?? null,
      delivery_method: form.delivery_method,
      delivery_location: form.delivery_location,
      delivery: JSON.stringify({
        name: cart.chosen?.name ?? '',
        location,
        estimate_text: cart.chosen?.estimateText ?? '',
      }),
      first_name: form.first_name,
      last_name: form.last_name,
      address: form.address,
      postal_code: form.postal_code,
      city: form.city,
      phone: form.phone,
      email: form.email,
      special_request: toPlace.specialRequest,
      extra: JSON.stringify({ ...toPlace.extra, delivery_vat_basis_points: cart.deliveryVatBasisPoints }),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_lines')
    .values(lines.map((line, index) => ({ ...line, order_id: order.id, line_number: index + 1 })))
    .execute();
  await tx.insertInto('order_status_history').values({ order_id: order.id, status: 'pending_payment' }).execute();
  await tx
    .insertInto('payments')
    .values({
      id: toPlace.paymentId,
      order_id: order.id,
      provider: toPlace.processor,
      amount_minor: toPlace.payableMinor,
      currency: toPlace.paidCurrency,
    })
    .execute();
  return order;
}

function orderLines({ cart, view }: OrderToPlace) {
  const products = allRows(cart)
    .filter((row) => row.amount > 0)
    .map((row) => {
      const shown = rowAnswer(row, view);
      const gross = row.amount * row.unitMinor - row.discountMinor;
      return {
        kind: 'product' as const,
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
        row_minor: row.amount * row.unitMinor,
        discount_minor: row.discountMinor,
        vat_basis_points: row.vatBasisPoints,
        vat_minor: vatOfGross(gross, row.vatBasisPoints / 100).vatMinor,
        extra: '{}',
      };
    });
  const giftCards = cart.giftCardRows.map((card) => ({
    kind: 'gift_card' as const,
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
    row_minor: card.amountMinor,
    discount_minor: 0,
    // A gift card is money: VAT is due when it buys something.
    vat_basis_points: 0,
    vat_minor: 0,
    extra: JSON.stringify({ recipient: card.recipient, template_id: card.templateId }),
  }));
  return [...products, ...giftCards];
}

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
