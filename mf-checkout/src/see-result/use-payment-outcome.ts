import type { AuthorisePaymentResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useHref } from 'mf-shared/router';
import { useEffect, useState } from 'react';
import { pendingPayment } from '../pay/pending-payment.ts';
import { readPaymentReturn } from './payment-return.ts';
import { resultPathOf } from './result-path-of.ts';
import { useOrder } from './use-order.ts';

const slowAfterMs = 60_000;

/** `text` while it is being asked, `slow` when that takes long, `unknown` when nothing is known to ask about. */
export function usePaymentOutcome(): 'text' | 'slow' | 'unknown' {
  const api = useApi();
  const href = useHref();
  const [asked, setAsked] = useState<{ number: string; key: string } | null | undefined>(undefined);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    const returned = readPaymentReturn(location.search);
    const pending = pendingPayment();
    const number = returned?.orderNumber ?? pending?.orderNumber;
    const key = returned?.orderKey ?? pending?.orderKey;
    const ask = () => setAsked(number && key ? { number, key } : null);
    if (!returned) ask();
    else {
      const { provider, paymentId, orderKey, outcome } = returned;
      api
        .post<AuthorisePaymentResponse>(`/api/payments/${provider}/authorise/`, {
          payment_id: paymentId,
          order_key: orderKey,
          outcome,
        })
        .then(({ result, result_path }) => {
          if (result === 'pending') ask();
          else location.replace(href(result_path));
        })
        // The service asks the provider by itself; the order tells how it ended.
        .catch(ask);
    }
    return () => clearTimeout(timer);
  }, [api, href]);
  const { state } = useOrder(asked?.number ?? null, asked?.key ?? null);
  const path = state.kind === 'found' && asked ? resultPathOf(state.order, asked.key) : null;
  useEffect(() => {
    if (path !== null) location.replace(href(path));
  }, [path, href]);
  if (asked === undefined) return isSlow ? 'slow' : 'text';
  if (asked === null || state.kind === 'missing') return 'unknown';
  return isSlow || state.kind === 'failed' ? 'slow' : 'text';
}
