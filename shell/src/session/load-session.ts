import type { Customer } from 'mf-shared/contract';
import { type ApiClient, ApiFailure } from 'mf-shared/http';
import {
  $session,
  anonymousSession,
  askingForCustomerCart,
  followCustomerCart,
  leaveCustomerCart,
  sessionToken,
  signOut,
} from 'mf-shared/stores';
import { toSession } from './to-session.ts';

/** Fills `$session`: with the customer whose token the cookie holds, or with nobody (spec: shell §4 Session). */
export async function loadSession(api: ApiClient): Promise<void> {
  const token = sessionToken();
  if (!token) {
    $session.set(anonymousSession);
    leaveCustomerCart();
    return;
  }
  const asked = askingForCustomerCart();
  try {
    const customer = await api.get<Customer>('/api/customer/');
    if (sessionToken() !== token) return;
    $session.set(toSession(customer));
    followCustomerCart(api, customer.id, customer.customer.cart_content, asked);
  } catch (error) {
    if (sessionToken() === token && isFinal(error)) signOut();
    else $session.set({ ...anonymousSession });
  }
}

/** A failed customer fetch logs out; a service that does not answer is no reason to forget who is there. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}
