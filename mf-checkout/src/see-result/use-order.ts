import type { Order } from 'mf-shared/contract';
import { type Query, useQuery } from 'mf-shared/http';
import { paymentStanding } from 'mf-shared/rules/payment-standing';

/** Pauses before an open question is asked again, a little longer each time, for about two minutes in all. */
export const askAgainMs = [2000, 3000, 5000, 10_000, 20_000, 40_000, 40_000];

/**
 * The order of a result page, fetched in the browser only: it is personal. While its payment is open, or the service does
 * not answer, it is fetched again and again; `retry` starts over.
 */
export function useOrder(number: string | null, key: string | null): Query<Order> {
  const isAsked = number !== null && key !== null;
  return useQuery<Order>(isAsked ? `/api/orders/${encodeURIComponent(number)}/` : null, {
    query: { key },
    refetchMs: ({ status, data }, times) => {
      const isOver = status === 'missing' || (status === 'done' && paymentStanding(data) !== 'open');
      return isOver ? null : (askAgainMs[times] ?? null);
    },
  });
}
