import type { PaymentMethod } from 'mf-shared/contract';
import { paidCurrency } from 'mf-shared/rules/paid-currency';
import { takesPayment } from 'mf-shared/rules/payment-terms';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import { invoiceLimitPassed } from './invoice-gift-cards.ts';
import type { PricedCart } from './priced-cart.ts';

/**
 * Means of payment for this cart: gift cards alone when they pay all; invoice for organisations (CHECKOUT-37,
 * CHECKOUT-40, GIFT-7), for so many gift cards only.
 */
export function paymentMethods(cart: PricedCart, view: BuyerView): PaymentMethod[] {
  const named = (processor: PaymentMethod['processor']): PaymentMethod => ({
    slug: processor,
    name: translate(view.locale, `payment.${processor}.name`),
    description: translate(view.locale, `payment.${processor}.description`),
    processor,
  });
  if (cart.reason !== null) return [];
  if (cart.giftCampaign) return [{ ...named('giftcard'), ...giftWords(cart.giftCampaign.name, view) }];
  if (cart.payableMinor === 0) return [named('giftcard')];
  const purchase = { country: view.country, amountMinor: cart.payableMinor };
  const online = { ...purchase, currency: paidCurrency('klarna', view.locale, view.shownCurrency) };
  const isOffered = (slug: 'klarna' | 'paypal') => view.providers.has(slug) && takesPayment(slug, online);
  const takesInvoice =
    view.isOrgUser &&
    takesPayment('invoice', { ...purchase, currency: 'eur' }) &&
    invoiceLimitPassed(cart, view) === null;
  const late = cart.giftCardRows.length > 0 ? '_gift_cards' : '';
  const invoice = {
    ...named('invoice'),
    description: translate(view.locale, `payment.invoice.description${late}`),
  };
  return [...(['klarna', 'paypal'] as const).filter(isOffered).map(named), ...(takesInvoice ? [invoice] : [])];
}

const giftWords = (campaign: string, view: BuyerView) => ({
  name: translate(view.locale, 'payment.giftcampaign.name'),
  description: translate(view.locale, 'payment.giftcampaign.description', { campaign }),
});
