import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { OrderCredit } from '../orders/order-events.ts';

/** Takes a part off an invoice that nobody has paid (AFTER-81). In the caller's transaction, which holds the order's lock. */
export async function creditInvoice(tx: Transaction<Tables>, paymentId: string, minor: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({ credited_minor: eb('credited_minor', '+', minor), updated_at: new Date() }))
    .where('id', '=', paymentId)
    .execute();
}

/** Credits the rest of a cancelled order's invoice, which may be only gift cards' part; null without an invoice. */
export async function creditCancelledInvoice(tx: Transaction<Tables>, orderId: number): Promise<OrderCredit | null> {
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'amount_minor', 'credited_minor'])
    .where('order_id', '=', orderId)
    .where('provider', '=', 'invoice')
    .where('status', '=', 'cancelled')
    .executeTakeFirst();
  if (!payment) return null;
  const invoiceMinor = payment.amount_minor - payment.credited_minor;
  await creditInvoice(tx, payment.id, invoiceMinor);
  return { orderId, cause: `credit cancellation ${orderId}`, invoiceMinor, cardsMinor: null, withdrawalId: null };
}
