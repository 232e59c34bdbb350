import type { Executor } from '../../db/schema.ts';
import { isUnpaidInvoice } from './invoice-due.ts';

/** Which words tell what becomes of the money of a cancelled order: the ending of a mail's and a message's name. */
export type CancellationWords = '' | '_invoice' | '_gift_cards';

/** An unpaid invoice has nothing to give back, and a bought gift card only what is left on it. */
export async function cancellationWords(db: Executor, orderId: number): Promise<CancellationWords> {
  const payments = await db
    .selectFrom('payments')
    .select(['provider', 'status'])
    .where('order_id', '=', orderId)
    .execute();
  if (payments.some(isUnpaidInvoice)) return '_invoice';
  const card = await db
    .selectFrom('gift_cards as c')
    .innerJoin('order_lines as l', 'l.id', 'c.order_line_id')
    .select('c.id')
    .where('l.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return card ? '_gift_cards' : '';
}
