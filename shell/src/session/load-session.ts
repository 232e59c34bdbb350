import type { ApiClient } from 'mf-shared/http';
import { $session, $signInCount, anonymousSession, leaveCustomerCart, sessionToken } from 'mf-shared/stores';

const loadCode = () => import(/* webpackChunkName: "customer-cart" */ './load-customer.ts');

/** Fills `$session`: with the customer whose token the cookie holds, or with nobody (SESSION-18, SESSION-20). */
export async function loadSession(api: ApiClient): Promise<void> {
  const token = sessionToken();
  const count = $signInCount.get();
  try {
    if (token) {
      const { loadCustomer } = await loadCode().catch(loadCode);
      return await loadCustomer(api, token);
    }
    $session.set(anonymousSession);
    await leaveCustomerCart();
  } catch {
    // Code or an answer that did not come is no reason to forget who is there: the next document asks again. Who has signed
    // in or out on this page meanwhile is asked for by then.
    if ($signInCount.get() === count) $session.set({ ...anonymousSession });
  }
}
