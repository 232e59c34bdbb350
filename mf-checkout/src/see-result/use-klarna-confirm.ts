import type { ConfirmKlarnaResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useHref } from 'mf-shared/router';
import { useEffect, useState } from 'react';
import { providerFrame } from './provider-frame.ts';
import { untieCart } from './take-bought-cart.ts';
import { askAgainMs } from './use-order.ts';
import type { Waiting } from './wait-for-payment.tsx';

export interface KlarnaConfirm {
  waiting: Waiting;
  orderNumber: string | null;
  /** Address of the provider's own frame about the order. */
  frame: string | null;
  /** Asks at once, and goes on asking. */
  retry: () => void;
}

/** Asks how the order of `?klarna_order_id=` ended, and goes to its page once that is known. Null id: nothing is asked. */
export function useKlarnaConfirm(klarnaOrderId: string | null): KlarnaConfirm {
  const api = useApi();
  const href = useHref();
  const [confirm, setConfirm] = useState<Omit<KlarnaConfirm, 'retry'>>({
    waiting: 'text',
    orderNumber: null,
    frame: null,
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (klarnaOrderId === null) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (times: number) => {
      const waitMs = askAgainMs[times];
      if (waitMs === undefined)
        setConfirm((held) => ({ ...held, waiting: held.waiting === 'unreachable' ? 'unreachable' : 'slow' }));
      else timer = setTimeout(() => void ask(times + 1), waitMs);
    };
    const ask = async (times: number) => {
      try {
        const answer = await api.get<ConfirmKlarnaResponse>('/api/payments/klarna/confirm/', {
          query: { klarna_order_id: klarnaOrderId },
          signal: controller.signal,
        });
        if (answer.result !== 'pending') return location.replace(href(answer.result_path));
        const frame = providerFrame(answer.kco_iframe);
        setConfirm(({ waiting }) => ({
          waiting: waiting === 'unreachable' ? 'text' : waiting,
          orderNumber: answer.order_number,
          frame,
        }));
        again(times);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof ApiFailure && [400, 404].includes(error.status)) {
          untieCart();
          setConfirm((held) => ({ ...held, waiting: 'unknown' }));
        } else {
          setConfirm((held) => ({ ...held, waiting: 'unreachable' }));
          again(times);
        }
      }
    };
    void ask(0);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, href, klarnaOrderId, round]);
  return { ...confirm, retry: () => setRound(round + 1) };
}
