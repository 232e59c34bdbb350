import type { AuthorisePaymentResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useHref } from 'mf-shared/router';
import { useEffect, useState } from 'react';
import { pendingPayment } from '../pay/pending-payment.ts';
import { readPaymentReturn } from './payment-return.ts';
import { resultPathOf } from './result-path-of.ts';
import { askAgainMs, useOrder } from './use-order.ts';
import type { Waiting } from './wait-for-payment.tsx';

const slowAfterMs = 60_000;

/** How the payment of `?payment=…`, or the one that this browser was busy with, ended; goes to its page once that is known. */
export function usePaymentOutcome(): { waiting: Waiting; retry: () => void } {
  const api = useApi();
  const href = useHref();
  const [asked, setAsked] = useState<{ number: string; key: string } | null | undefined>(undefined);
  const [isSlow, setIsSlow] = useState(false);
  const [isUnheard, setIsUnheard] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const slow = setTimeout(() => setIsSlow(true), slowAfterMs);
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const returned = readPaymentReturn(location.search);
    const pending = pendingPayment();
    const number = returned?.orderNumber ?? pending?.orderNumber;
    const key = returned?.orderKey ?? pending?.orderKey;
    const ask = () => setAsked(number && key ? { number, key } : null);
    const tell = async (times: number) => {
      if (!returned) return ask();
      const { provider, paymentId, orderKey, outcome } = returned;
      const body = { payment_id: paymentId, order_key: orderKey, outcome };
      try {
        const { signal } = controller;
        const answer = await api.post<AuthorisePaymentResponse>(`/api/payments/${provider}/authorise/`, body, {
          signal,
        });
        // An open payment is asked about here; the page of a difference asks by itself.
        if (answer.result_path !== '/order/process/') return location.replace(href(answer.result_path));
        setIsUnheard(false);
        ask();
      } catch (error) {
        if (controller.signal.aborted) return;
        // The buyer's decision is sent again until it is received; where it is refused, the order tells how it ended.
        const isHeard = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
        setIsUnheard(!isHeard);
        const waitMs = askAgainMs[times];
        if (isHeard) ask();
        else if (waitMs !== undefined) timer = setTimeout(() => void tell(times + 1), waitMs);
      }
    };
    void tell(0);
    return () => {
      controller.abort();
      clearTimeout(slow);
      clearTimeout(timer);
    };
  }, [api, href, round]);
  const { status, data: order, retry } = useOrder(asked?.number ?? null, asked?.key ?? null);
  const path = order && asked ? resultPathOf(order, asked.key) : null;
  useEffect(() => {
    if (path !== null) location.replace(href(path));
  }, [path, href]);
  return { waiting: waitingFor(), retry: isUnheard ? () => setRound(round + 1) : retry };

  function waitingFor(): Waiting {
    if (isUnheard || (asked && status === 'failed' && !order)) return 'unreachable';
    if (asked === null || (asked && status === 'missing')) return 'unknown';
    return isSlow ? 'slow' : 'text';
  }
}
