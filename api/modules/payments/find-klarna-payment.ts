import type { Database, StoredPaymentStatus } from '../../db/schema.ts';

export interface KlarnaPayment {
  paymentId: string;
  orderNumber: string;
  status: StoredPaymentStatus;
  /** Klarna has the order, or the buyer has approved: it can no longer be changed here. */
  isReadOnly: boolean;
}

const settledWithoutMoney: readonly StoredPaymentStatus[] = ['failed', 'cancelled', 'expired'];

/**
 * The payment behind Klarna's id of an order or of the session that came before it. Klarna's ids cannot be guessed: who
 * has one is the buyer.
 */
export async function findKlarnaPayment(db: Database, klarnaOrderId: string): Promise<KlarnaPayment | null> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.status', 'payments.provider_token', 'payments.provider_reference'])
    .select('orders.number')
    .where('payments.provider', '=', 'klarna')
    .where((eb) => eb.or([eb('provider_reference', '=', klarnaOrderId), eb('provider_session', '=', klarnaOrderId)]))
    .executeTakeFirst();
  if (!row) return null;
  const isApproved = row.provider_token !== null || row.provider_reference !== null;
  return {
    paymentId: row.id,
    orderNumber: row.number,
    status: row.status,
    isReadOnly: isApproved && !settledWithoutMoney.includes(row.status),
  };
}
