import { useHref } from 'mf-shared/router';
import { useEffect, useState } from 'react';
import { pendingPayment } from '../pay/pending-payment.ts';
import { resultPathOf } from './result-path-of.ts';
import { useOrder } from './use-order.ts';

const slowAfterMs = 60_000;

/** `text` while it is being asked, `slow` when that takes long, `unknown` when nothing is known to ask about. */
export function usePaymentOutcome(): 'text' | 'slow' | 'unknown' {
  const href = useHref();
  const [asked, setAsked] = useState<{ number: string; key: string } | null | undefined>(undefined);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const pending = pendingPayment();
    const number = query.get('order_number') ?? pending?.orderNumber;
    const key = query.get('key') ?? pending?.orderKey;
    setAsked(number && key ? { number, key } : null);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { state } = useOrder(asked?.number ?? null, asked?.key ?? null);
  const path = state.kind === 'found' && asked ? resultPathOf(state.order, asked.key) : null;
  useEffect(() => {
    if (path !== null) location.replace(href(path));
  }, [path, href]);
  if (asked === null || (asked && state.kind === 'missing')) return 'unknown';
  return isSlow || state.kind === 'failed' ? 'slow' : 'text';
}
