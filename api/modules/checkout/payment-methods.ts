import type { PaymentMethod } from 'mf-shared/contract';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import type { PricedCart } from './priced-cart.ts';

/** Means of payment for this cart: gift cards alone when they pay all; invoice for organisations (spec: catalogue §9). */
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
  const methods: PaymentMethod[] = [];
  if (view.providers.has('klarna')) methods.push(named('klarna'));
  if (view.providers.has('paypal')) methods.push(named('paypal'));
  if (view.isOrgUser) methods.push(named('invoice'));
  return methods;
}

const giftWords = (campaign: string, view: BuyerView) => ({
  name: translate(view.locale, 'payment.giftcampaign.name'),
  description: translate(view.locale, 'payment.giftcampaign.description', { campaign }),
});
