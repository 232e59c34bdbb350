import type { Order } from 'mf-shared/contract';

/** The page that an order's payment ended on; null while it is open (an authorised payment may still be refused). */
export function resultPathOf(
  order: Pick<Order, 'number' | 'payment_status'> & { payment?: Pick<Order['payment'], 'failure'> },
  key: string,
): string | null {
  const isAddress = order.payment_status === 'failed' && order.payment?.failure === 'address';
  const result = isAddress ? 'payment_address' : results[order.payment_status];
  return result ? `/order/${result}/${encodeURIComponent(order.number)}/${encodeURIComponent(key)}/` : null;
}

const results: Partial<Record<Order['payment_status'], string>> = {
  captured: 'payment_ok',
  refunded: 'payment_ok',
  failed: 'payment_error',
  cancelled: 'payment_cancelled',
  expired: 'payment_cancelled',
};
