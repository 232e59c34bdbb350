import type { OrderStatus } from 'mf-shared/contract';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';

const longestQuestion = 100;

/** What of an address's query is a question about orders; what the service would not understand is left out. */
export function askedOrders(query: URLSearchParams): { q?: string; status?: OrderStatus } {
  const q = (query.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestQuestion);
  const status = orderStatuses.find((each) => each === query.get('status'));
  return { ...(q && { q }), ...(status && { status }) };
}
