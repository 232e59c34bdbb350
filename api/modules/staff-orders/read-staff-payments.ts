import type { StaffPayment } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/** Payments of an order with what their providers told, without anything that could move money. @throws 404 */
export async function readStaffPayments(db: Executor, number: string): Promise<StaffPayment[]> {
  const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!order) throw new Refusal(404, 'order_not_found');
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'status', 'currency', 'amount_minor', 'captured_minor', 'refunded_minor'])
    .select(['provider_reference', 'created_at', 'updated_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('payment_events as e')
    .innerJoin('payments as p', 'p.id', 'e.payment_id')
    .select(['e.payment_id', 'e.kind', 'e.received_at', 'e.processed_at'])
    .where('p.order_id', '=', order.id)
    .orderBy('e.id')
    .execute();
  return payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    status: payment.status,
    currency: payment.currency,
    amount: toDecimal(payment.amount_minor),
    captured: toDecimal(payment.captured_minor),
    refunded: toDecimal(payment.refunded_minor),
    provider_reference: payment.provider_reference,
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
    events: events
      .filter(({ payment_id }) => payment_id === payment.id)
      .map(({ kind, received_at, processed_at }) => ({
        kind,
        received_at: received_at.toISOString(),
        is_processed: processed_at !== null,
      })),
  }));
}
