import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { errorFacts, log } from './log.ts';
import { type PaymentOrigins, toPaymentOrigins } from './security-headers.ts';

const freshMs = 60_000;
const callTimeoutMs = 5000;

/** Origins of the payment providers, told by the service and cached for a minute; none where it does not answer. */
export function paymentOrigins(apiUrl: string): () => Promise<PaymentOrigins> {
  const cache = new LoadingCache<PaymentOrigins>({ most: 1, freshMs, staleMs: Number.POSITIVE_INFINITY });
  const ask = async () => {
    const response = await fetch(`${apiUrl}/api/payments/csp/`, { signal: AbortSignal.timeout(callTimeoutMs) });
    if (!response.ok) throw new Error(`payment origins: ${response.status}`);
    return toPaymentOrigins(await response.json());
  };
  return () =>
    cache.load('', ask).catch((error: unknown) => {
      log('error', 'payment origins failed', errorFacts(error));
      return toPaymentOrigins({});
    });
}
