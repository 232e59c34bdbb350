import type { OrderStatus } from 'mf-shared/contract';

/** In the order in which an order goes through them. */
export const orderStatuses = [
  'pending_payment',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'transported_to_pickuplocation',
  'shipped',
  'delivered',
  'manual_cancellation',
  'cancelled',
] as const satisfies readonly OrderStatus[];

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
