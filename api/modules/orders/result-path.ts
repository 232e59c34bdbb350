export type PaymentResult = 'ok' | 'pending' | 'error' | 'cancelled' | 'address';

/** Where the buyer's page goes after paying (ROUTE-44 to ROUTE-48). */
export function resultPath(result: PaymentResult, number: string, key: string): string {
  if (result === 'pending') return '/order/process/';
  return `/order/payment_${result}/${encodeURIComponent(number)}/${encodeURIComponent(key)}/`;
}
