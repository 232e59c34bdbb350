import { clearCart, setEnterpriseOrder, tieToProvider } from 'mf-shared/stores';
import { forgetPayment, pendingPayment } from '../pay/pending-payment.ts';

/**
 * Empties the cart on the page of the order that was just paid here. Opening that address again, or on another device,
 * leaves whatever is in the cart by then.
 */
export function takeBoughtCart(orderNumber: string | null): void {
  if (orderNumber === null || pendingPayment()?.orderNumber !== orderNumber) return;
  forgetPayment();
  clearCart();
  // The enterprise order was checked out with it.
  setEnterpriseOrder(null);
}

/** The payment has ended, one way or another: the cart is no longer tied to the provider's order. */
export function untieCart(): void {
  tieToProvider(null);
}
