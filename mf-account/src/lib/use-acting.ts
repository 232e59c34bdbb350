import { useApi } from 'mf-shared/http';
import { clearCart, leaveCustomerCart, reloadSession } from 'mf-shared/stores';
import { useCallback } from 'react';

/**
 * Begins or ends buying for a customer (STAFF-24). The cart and the form of the one are put away before the other's come:
 * each has its cart at the service. It throws ApiFailure, and then all is as before.
 */
export function useActing(): { begin: (customerId: number) => Promise<void>; end: () => Promise<void> } {
  const api = useApi();
  const change = useCallback(
    async (path: string) => {
      // The cart of one customer must not be saved for the other.
      await leaveCustomerCart();
      try {
        await api.post(path);
        clearCart();
      } finally {
        reloadSession();
      }
    },
    [api],
  );
  const begin = useCallback((customerId: number) => change(`/api/staff/customers/${customerId}/act/`), [change]);
  const end = useCallback(() => change('/api/staff/acting/end/'), [change]);
  return { begin, end };
}
