import type { Order } from 'mf-shared/contract';
import type { ApiClient } from 'mf-shared/http';
import { orderNumberOf } from 'mf-shared/rules/complaint-fields';

export interface OrderQuestion {
  number: string;
  email: string;
  /** From a link; '' without one. */
  key: string;
  isSignedIn: boolean;
}

/** The order that a complaint is about, by what proves it: a link's key, the account, else number and email. */
export async function findOrder(api: ApiClient, { number, email, key, isSignedIn }: OrderQuestion): Promise<Order> {
  const plain = orderNumberOf(number);
  const path = encodeURIComponent(plain);
  if (key) return api.get<Order>(`/api/orders/${path}/`, { query: { key } });
  if (isSignedIn) {
    const own = await api.get<Order>(`/api/customer/orders/${path}/`).catch(() => null);
    if (own) return own;
  }
  return api.post<Order>('/api/orders/fetch/', { email: email.trim(), order_number: plain });
}
