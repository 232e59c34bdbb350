import type { PaymentMethod } from 'mf-shared/contract';
import type { Cart } from 'mf-shared/stores';

/** Buy-now-pay-later and the wallet are shown only if the service allows each (CHECKOUT-31, CHECKOUT-33). */
export function offeredPayments(
  cart: Pick<Cart, 'paymentMethods' | 'showKlarna' | 'showPaypalCheckout'>,
): readonly PaymentMethod[] {
  return cart.paymentMethods.filter(({ processor }) => {
    if (processor === 'klarna') return cart.showKlarna;
    if (processor === 'paypal') return cart.showPaypalCheckout;
    return true;
  });
}
