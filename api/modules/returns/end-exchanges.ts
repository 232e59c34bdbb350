import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { mailReturn } from '../after-sale/mail-return.ts';
import { withdrawalRefund } from '../after-sale/withdrawal-refund.ts';
import { releaseExchanges } from '../exchanges/hold-exchanges.ts';
import { returnOfOrder } from './find-return.ts';

/**
 * Ends the exchanges whose time is over and whose return has not come (AFTER-60): what was kept can be sold again, and the
 * buyer reads that money comes back instead. Any process may do it, and each exchange ends once.
 */
export async function endExchanges(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('exchanges')
    .innerJoin('returns', 'returns.id', 'exchanges.return_id')
    .select(['returns.id', 'returns.order_id'])
    .distinct()
    .where('exchanges.status', '=', 'held')
    .where('exchanges.expires_at', '<=', now)
    .where('returns.received_at', 'is', null)
    .where('returns.outcome', 'is', null)
    .execute();
  const ended = [];
  for (const { id, order_id } of due) ended.push(...(await Promise.allSettled([endExchange(db, order_id, id)])));
  // One that fails keeps no other one waiting.
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'exchanges that could not be ended');
}

function endExchange(db: Database, orderId: number, returnId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const { rows, row, reference } = await returnOfOrder(tx, orderId, returnId);
    if (row.outcome !== null || row.received_at !== null || !(await releaseExchanges(tx, row.id))) return;
    // A buyer who gets money for everything gets the delivery back, too, where the law says so.
    const others = rows.withdrawals.filter((each) => each !== row);
    const lines = row.lines.map(({ product_id, amount }) => ({ productId: product_id, name: '', amount }));
    const { deliveryMinor } = withdrawalRefund({ ...rows, withdrawals: others }, lines, row.kind);
    const refundMinor = (row.refund_minor ?? 0) + Math.max(0, deliveryMinor - row.delivery_minor);
    await tx
      .updateTable('returns')
      .set({ refund_minor: refundMinor, delivery_minor: Math.max(deliveryMinor, row.delivery_minor) })
      .where('id', '=', row.id)
      .execute();
    await mailReturn(tx, rows, { template: 'exchange_ended', reference, promisedMinor: refundMinor });
  });
}
