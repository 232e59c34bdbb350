export type PaymentResult = 'ok' | 'pending' | 'error' | 'cancelled' | 'address';

/** The page on which the difference of an exchange is paid, and on which its buyer sees what became of that (AFTER-95). */
export const differencePath = (number: string, key: string): string => `/order/difference/#${number}/${key}`;

/** Where the buyer's page goes after paying (ROUTE-44 to ROUTE-48). */
export function resultPath(result: PaymentResult, number: string, key: string): string {
  if (result === 'pending') return '/order/process/';
  return `/order/payment_${result}/${encodeURIComponent(number)}/${encodeURIComponent(key)}/`;
}
