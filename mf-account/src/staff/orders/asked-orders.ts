import type { OrderStatus } from 'mf-shared/contract';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';

const longestQuestion = 100;

export type AskedOrders = { q?: string; status?: OrderStatus; withdrawals?: 'open' };

/** The part of an address's query that asks about orders, without what the service would not understand. */
export function askedOrders(query: URLSearchParams): AskedOrders {
  const q = (query.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
  const status = orderStatuses.find((each) => each === query.get('status'));
  const isOpen = query.get('withdrawals') === 'open';
  return { ...(q && { q }), ...(status && { status }), ...(isOpen && { withdrawals: 'open' }) };
}
