import { differencePath, type PaymentResult, resultPath } from '../orders/result-path.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

interface Ended {
  paymentId: string;
  /** The exchange's own payment, where this one is for its difference. */
  partOf: string | null;
  number: string;
  result: PaymentResult;
}

/** Where the buyer's page goes after a payment: to its result, or to the page of the difference, which tells it. */
export function pathAfter(secret: ServiceSecret, { paymentId, partOf, number, result }: Ended): string {
  if (partOf !== null) return differencePath(number, secret.keyFor('order', partOf));
  return resultPath(result, number, secret.keyFor('order', paymentId));
}
