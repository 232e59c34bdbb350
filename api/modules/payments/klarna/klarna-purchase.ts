import { shortState } from 'mf-shared/rules/address-state';
import { klarnaLocale } from 'mf-shared/rules/klarna-locale';
import type { Purchase, PurchaseLine } from '../purchase.ts';

const lineTypes = {
  product: 'physical',
  gift_card_product: 'digital',
  delivery: 'shipping_fee',
  paid_by_gift_card: 'gift_card',
} as const satisfies Record<PurchaseLine['kind'], string>;

/** A purchase as Klarna's API wants it, for sessions and orders alike. */
export function klarnaPurchase(purchase: Purchase, callbackUrl: string) {
  const locale = klarnaLocale(purchase.language, purchase.currency);
  const address = klarnaAddress(purchase);
  return {
    purchase_country: locale.slice(-2),
    purchase_currency: purchase.currency.toUpperCase(),
    locale,
    order_amount: purchase.totalMinor,
    order_tax_amount: purchase.vatMinor,
    order_lines: purchase.lines.map((line) => ({
      type: lineTypes[line.kind],
      reference: line.reference,
      name: line.name,
      quantity: line.amount,
      unit_price: line.unitMinor,
      tax_rate: line.vatBasisPoints,
      total_amount: line.totalMinor,
      total_discount_amount: line.discountMinor,
      total_tax_amount: line.vatMinor,
    })),
    billing_address: address,
    shipping_address: address,
    merchant_reference1: purchase.orderNumber,
    merchant_reference2: purchase.paymentId,
    merchant_urls: { authorization: callbackUrl, notification: callbackUrl },
  };
}

function klarnaAddress({ buyer, country }: Purchase) {
  return {
    given_name: buyer.firstName,
    family_name: buyer.lastName,
    email: buyer.email,
    phone: buyer.phone,
    street_address: buyer.address,
    postal_code: buyer.postalCode,
    city: buyer.city,
    ...(buyer.state === '' ? {} : { region: shortState(buyer.state) }),
    country: country.toUpperCase(),
  };
}
