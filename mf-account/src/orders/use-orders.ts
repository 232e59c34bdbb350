import type { OrderSummary } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useCallback, useEffect, useState } from 'react';

type Orders = { status: 'PENDING' } | { status: 'DONE'; orders: readonly OrderSummary[] } | { status: 'FAILED' };

/** The customer's orders, newest first; `retry` asks again after a failure. */
export function useOrders(customerId: number | null): Orders & { retry: () => void } {
  const api = useApi();
  const [orders, setOrders] = useState<Orders>({ status: 'PENDING' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (customerId === null) return;
    const request = new AbortController();
    setOrders({ status: 'PENDING' });
    api
      .get<{ orders: OrderSummary[] }>('/api/customer/orders/', { signal: request.signal })
      .then((answer) => setOrders({ status: 'DONE', orders: answer.orders }))
      .catch(() => {
        if (!request.signal.aborted) setOrders({ status: 'FAILED' });
      });
    return () => request.abort();
  }, [api, customerId, tries]);
  return { ...orders, retry: useCallback(() => setTries((count) => count + 1), []) };
}
