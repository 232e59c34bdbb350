import type { ServiceSecret } from '../secrets/service-secret.ts';

const linkMs = 3_600_000;
const signed = (order: string, receipt: string, until: number) => `${order} ${receipt} ${until}`;

/** The address of a receipt's PDF. It opens for an hour, so that a plain link downloads it. */
export function receiptPdfLink(
  secret: ServiceSecret,
  { order_number, number }: { order_number: string; number: string },
): string {
  const until = Date.now() + linkMs;
  const query = new URLSearchParams({
    until: String(until),
    signature: secret.keyFor('receipt', signed(order_number, number, until)),
  });
  return `/api/orders/${order_number}/receipts/${number}/pdf/?${query}`;
}

export const opensReceipt = (
  secret: ServiceSecret,
  { order, receipt, until, signature }: { order: string; receipt: string; until: number; signature: string },
): boolean => until >= Date.now() && secret.matches('receipt', signed(order, receipt, until), signature);
