import { shortState } from 'mf-shared/rules/address-state';
import type { Purchase, PurchaseLine } from '../purchase.ts';
import { paypalValue } from './paypal-amount.ts';

/** PayPal refuses longer names. */
const longestName = 127;

/**
 * A purchase as PayPal's Orders v2 wants it. Unit prices hold their VAT; discounts and gift cards are one discount, so that
 * item_total + shipping − discount is the amount, to the cent.
 */
export function paypalPurchase(purchase: Purchase, returnUrl: string) {
  const money = (minor: number) => ({
    currency_code: purchase.currency.toUpperCase(),
    value: paypalValue(minor),
  });
  const sum = (lines: readonly PurchaseLine[], pick: (line: PurchaseLine) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const items = purchase.lines.filter(({ kind }) => kind === 'product' || kind === 'gift_card_product');
  const delivery = purchase.lines.filter(({ kind }) => kind === 'delivery');
  const giftCards = purchase.lines.filter(({ kind }) => kind === 'paid_by_gift_card');
  const discount = sum(purchase.lines, (line) => line.discountMinor) - sum(giftCards, (line) => line.totalMinor);
  const cancelUrl = new URL(returnUrl);
  cancelUrl.searchParams.set('outcome', 'cancelled');
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: purchase.orderNumber,
        custom_id: purchase.paymentId,
        invoice_id: purchase.orderNumber,
        amount: {
          ...money(purchase.totalMinor),
          breakdown: {
            item_total: money(sum(items, (line) => line.unitMinor * line.amount)),
            shipping: money(sum(delivery, (line) => line.unitMinor * line.amount)),
            discount: money(discount),
          },
        },
        items: items.map((line) => ({
          name: line.name.slice(0, longestName),
          sku: line.reference.slice(0, longestName),
          quantity: String(line.amount),
          unit_amount: money(line.unitMinor),
          category: line.kind === 'product' ? 'PHYSICAL_GOODS' : 'DIGITAL_GOODS',
        })),
        shipping: paypalAddress(purchase),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: paypalLocale(purchase),
          user_action: 'PAY_NOW',
          // Goods that one can carry go where the buyer told the shop, never where the wallet says.
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          return_url: returnUrl,
          cancel_url: cancelUrl.href,
        },
      },
    },
  };
}

function paypalAddress({ buyer, country }: Purchase) {
  return {
    name: { full_name: `${buyer.firstName} ${buyer.lastName}`.slice(0, 300) },
    address: {
      address_line_1: buyer.address,
      admin_area_2: buyer.city,
      ...(buyer.state === '' ? {} : { admin_area_1: shortState(buyer.state) }),
      postal_code: buyer.postalCode,
      // PayPal writes the United Kingdom as its codes do.
      country_code: country === 'uk' ? 'GB' : country.toUpperCase(),
    },
  };
}

function paypalLocale({ language, currency }: Purchase): string {
  const locales: Readonly<Record<string, string>> = { fi: 'fi-FI', de: 'de-DE', fr: 'fr-FR', ru: 'ru-RU', en: 'en-GB' };
  if (language === 'sv') return currency === 'sek' ? 'sv-SE' : 'sv-FI';
  return locales[language] ?? 'en-GB';
}
