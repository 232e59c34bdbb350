import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { readOrderRefund } from '../payments/read-order-refund.ts';
import { issueRefundReceipt, issueSaleReceipt, type Seller } from './issue-receipt.ts';

const batch = 100;

/**
 * Issues the receipts of money that came or went without one: before there were receipts, or through a process of the
 * release before. Oldest first, an order at a time, so that buying goes on; any number of processes may do it at once.
 * @param isOver asked before each, so that a service that ends stops here. @returns how many orders it looked at.
 */
export async function issueMissingReceipts(db: Database, seller: Seller, isOver = () => false): Promise<number> {
  let seen = 0;
  for (;;) {
    const orders = await ordersWithout(db);
    for (const orderId of orders) {
      if (isOver()) return seen;
      await issueForOrder(db, orderId, seller);
      seen += 1;
    }
    if (orders.length < batch) return seen;
  }
}

async function ordersWithout(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('receipts as r', (join) => join.onRef('r.order_id', '=', 'p.order_id').on('r.kind', '=', 'sale'))
    .select('p.order_id')
    .where('p.status', 'in', ['captured', 'refunded'])
    .where('p.part_of', 'is', null)
    .where('r.cause', 'is', null)
    .orderBy('p.captured_at')
    .orderBy('p.order_id')
    .limit(batch)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

async function issueForOrder(db: Database, orderId: number, seller: Seller): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    const refunds = await tx
      .selectFrom('payment_refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .select(['f.id', 'f.settled_at'])
      .where('p.order_id', '=', orderId)
      .where('f.status', '=', 'done')
      .orderBy('f.settled_at')
      .execute();
    await issueSaleReceipt(tx, orderId, seller);
    for (const { id, settled_at } of refunds)
      await issueRefundReceipt(tx, await readOrderRefund(tx, id), seller, settled_at ?? new Date());
  });
}
