import type { Executor, StoredPaymentStatus } from '../../db/schema.ts';
import type { ProviderPayment } from './payment-provider.ts';

export interface StoredPayment extends ProviderPayment {
  orderId: number;
  provider: string;
  status: StoredPaymentStatus;
  token: string | null;
  createdAt: Date;
  failure: 'address' | null;
  /** The payment of the exchange's order, of which it pays the difference. */
  partOf: string | null;
}

export async function readPayment(db: Executor, paymentId: string): Promise<StoredPayment | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  return row
    ? {
        paymentId: row.id,
        orderId: row.order_id,
        provider: row.provider,
        status: row.status,
        session: row.provider_session,
        reference: row.provider_reference,
        token: row.provider_token,
        amountMinor: row.amount_minor,
        currency: row.currency,
        createdAt: row.created_at,
        failure: row.failure,
        partOf: row.part_of,
      }
    : null;
}
