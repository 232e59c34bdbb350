import type { OrderSummary } from 'mf-shared/contract';
import { type Query, useQuery } from 'mf-shared/http';

/** The customer's orders, newest first; `retry` asks again after a failure. */
export function useOwnOrders(customerId: number): Query<readonly OrderSummary[]> {
  return useQuery<readonly OrderSummary[], { orders: OrderSummary[] }>('/api/customer/orders/', {
    identity: customerId,
    read: ({ orders }) => orders,
  });
}
