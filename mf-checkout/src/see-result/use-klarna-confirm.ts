import type { ConfirmKlarnaResponse } from 'mf-shared/contract';
import { ApiFailure, useQuery } from 'mf-shared/http';
import { useHref } from 'mf-shared/router';
import { useEffect, useState } from 'react';
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
  const href = useHref();
  const [isSlow, setIsSlow] = useState(false);
  const { data, failure, retry } = useQuery<ConfirmKlarnaResponse>(
    klarnaOrderId === null ? null : '/api/payments/klarna/confirm/',
    {
      query: { klarna_order_id: klarnaOrderId },
      refetchMs: (state, times) => {
        if ((state.status === 'done' && state.data.result !== 'pending') || isUnknown(state.failure)) return null;
        const waitMs = askAgainMs[times] ?? null;
        if (waitMs === null) setIsSlow(true);
        return waitMs;
      },
      onFailure: (error) => {
        if (isUnknown(error)) untieCart();
      },
    },
  );
  const resultPath = data && data.result !== 'pending' ? data.result_path : null;
  useEffect(() => {
    if (resultPath !== null) location.replace(href(resultPath));
  }, [resultPath, href]);
  const pending = data?.result === 'pending' ? data : null;
  return {
    waiting: waitingFor(),
    orderNumber: pending?.order_number ?? null,
    frame: pending && providerFrame(pending.kco_iframe),
    retry,
  };

  function waitingFor(): Waiting {
    if (failure) return isUnknown(failure) ? 'unknown' : 'unreachable';
    return isSlow ? 'slow' : 'text';
  }
}

/** No such order at the provider: asking again changes nothing. */
const isUnknown = (error: unknown): boolean => error instanceof ApiFailure && [400, 404].includes(error.status);

/**
 * The address of the frame in a provider's snippet (CART-113). The snippet's markup itself is never put into the page:
 * only an https frame (or one on this machine) is shown, and the page's policy says from whom.
 */
export function providerFrame(snippet: string | null): string | null {
  const source = snippet ? /<iframe\b[^>]*\bsrc="([^"]+)"/i.exec(snippet)?.[1] : undefined;
  if (!source) return null;
  try {
    const url = new URL(source.replaceAll('&amp;', '&'));
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
    return isSafe ? url.href : null;
  } catch {
    return null;
  }
}
