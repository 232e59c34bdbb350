import type { SettleInvoiceResponse } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteWrite } from '../audit/note-write.ts';
import { isUnpaidInvoice } from '../orders/invoice-due.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { lockPayment, settlePayment } from '../payments/settle-payment.ts';

/**
 * The money for an invoice has come: the payment is captured, and the gift cards that the order bought are issued and
 * mailed. Once; whoever comes second is refused. @throws Refusal
 */
export async function settleInvoice(
  { db, orders }: Pick<PaymentContext, 'db' | 'orders'>,
  { number, note, actorId }: { number: string; note: string; actorId: number },
): Promise<SettleInvoiceResponse> {
  await inTransaction(db, async (tx) => {
    const payment = await tx
      .selectFrom('orders as o')
      .leftJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.id').on('p.provider', '=', 'invoice'))
      .select(['p.id', 'p.provider'])
      .where('o.number', '=', number)
      .orderBy('p.created_at', 'desc')
      .executeTakeFirst();
    if (!payment) throw new Refusal(404, 'order_not_found');
    if (payment.id === null || payment.provider === null) throw new Refusal(409, 'invoice_not_open');
    const locked = await lockPayment(tx, payment.id);
    if (!isUnpaidInvoice({ provider: payment.provider, status: locked.status }) || locked.amountMinor === 0)
      throw new Refusal(409, 'invoice_not_open');
    await settlePayment(tx, orders, locked, 'captured');
    await noteWrite(tx, actorId, {
      action: 'order.invoice_paid',
      entity: 'order',
      entityId: number,
      before: { payment: locked.status },
      after: { payment: 'captured', note },
    });
  });
  return { order_number: number, payment_status: 'captured' };
}
