export type PaymentResult = 'ok' | 'pending' | 'error' | 'cancelled' | 'address';

/** Where the buyer's page goes after paying (spec: shell §2 Order payment results, Order process). */
export function resultPath(result: PaymentResult, number: string, key: string): string {
  if (result === 'pending') return '/order/process/';
  return `/order/payment_${result}/${encodeURIComponent(number)}/${encodeURIComponent(key)}/`;
}
