import type { CheckoutResponse, PaymentMethod } from 'mf-shared/contract';

type Offer = Pick<CheckoutResponse, 'payment_methods' | 'show_klarna' | 'reason' | 'paypal_checkout'>;

/**
 * Buy-now-pay-later and the wallet are shown only if the service allows each, the first only without a reason against the
 * order (CHECKOUT-31 to CHECKOUT-33).
 */
export function offeredPayments(offer: Offer): readonly PaymentMethod[] {
  return offer.payment_methods.filter(({ processor }) => {
    if (processor === 'klarna') return offer.show_klarna && offer.reason === null;
    if (processor === 'paypal') return offer.paypal_checkout;
    return true;
  });
}
