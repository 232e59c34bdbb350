import { storedText } from './safe-storage.ts';

type CustomerCart = typeof import('./follow-customer-cart.ts');

export const cartBaseKey = 'havu-cart-base';

let loading: Promise<CustomerCart> | null = null;

/** Joining carts comes when somebody is signed in. A failed load is made again by the next call. */
export function loadCustomerCart(): Promise<CustomerCart> {
  loading ??= import(/* webpackChunkName: "customer-cart" */ './follow-customer-cart.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** At sign-out the cart stays on this device and no longer follows the customer. A visitor who never signed in loads nothing. */
export async function leaveCustomerCart(): Promise<void> {
  if (!loading && !isRemembered()) return;
  (await loadCustomerCart()).leaveCustomerCart();
}

/** Whether this device knows of somebody's cart at the service: that of customer 0 is nobody's. */
const isRemembered = (): boolean => !/^$|"customerId":0\b/.test(storedText(cartBaseKey) ?? '');
