import type { Customer } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import { $session, loadCustomerCart, sessionToken, signOut } from 'mf-shared/stores';
import { toSession } from './to-session.ts';

/** Fills `$session` with the customer of a token, whose cart is followed from then on. @throws where nobody can be told */
export async function loadCustomer(api: ApiClient, token: string): Promise<void> {
  const customerCart = await loadCustomerCart();
  const asked = customerCart.askingForCustomerCart();
  try {
    const customer = await api.get<Customer>('/api/customer/');
    if (sessionToken() !== token) throw new Error('Another session began meanwhile');
    $session.set(toSession(customer));
    // A member of the staff who buys for a customer has this customer's cart.
    const { acting_for: acting } = customer;
    if (acting) customerCart.followCustomerCart(api, acting.id, acting.cart_content, asked);
    else customerCart.followCustomerCart(api, customer.id, customer.customer.cart_content, asked);
  } catch (error) {
    if (sessionToken() !== token || !isFinal(error)) throw error;
    signOut();
  }
}

/** A failed customer fetch logs out; a service that does not answer is no reason to forget who is there. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}
