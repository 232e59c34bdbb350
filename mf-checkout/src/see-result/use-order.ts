import type { Order } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { paymentStanding } from 'mf-shared/rules/payment-standing';
import { useCallback, useEffect, useState } from 'react';

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'found'; order: Order }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** What is not known yet is asked about again, a little slower each time, for about two minutes. */
export const askAgainMs = [2000, 3000, 5000, 10_000, 20_000, 40_000, 40_000];

/**
 * The order of a result page, fetched in the browser only: it is personal. While its payment is open, or the service does not
 * answer, it is fetched again and again; `retry` starts over.
 */
export function useOrder(number: string | null, key: string | null): { state: OrderState; retry: () => void } {
  const api = useApi();
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (number === null || key === null) {
      setState({ kind: 'missing' });
      return;
    }
    setState((held) => (held.kind === 'missing' ? { kind: 'loading' } : held));
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (times: number) => {
      try {
        const path = `/api/orders/${encodeURIComponent(number)}/`;
        const order = await api.get<Order>(path, { query: { key }, signal: controller.signal });
        setState({ kind: 'found', order });
        const waitMs = askAgainMs[times];
        if (paymentStanding(order) === 'open' && waitMs !== undefined)
          timer = setTimeout(() => void ask(times + 1), waitMs);
      } catch (error) {
        if (controller.signal.aborted) return;
        const isMissing = error instanceof ApiFailure && [403, 404, 410].includes(error.status);
        setState((held) => (held.kind === 'found' ? held : { kind: isMissing ? 'missing' : 'failed' }));
        const waitMs = askAgainMs[times];
        if (!isMissing && waitMs !== undefined) timer = setTimeout(() => void ask(times + 1), waitMs);
      }
    };
    void ask(0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, number, key, round]);
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setRound((times) => times + 1);
  }, []);
  return { state, retry };
}
