import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '../../db/schema.ts';
import type { OrderEvents } from '../orders/order-events.ts';
import { StaleCart } from '../orders/stale-cart.ts';

interface Gathered {
  productId: number;
  amount: number;
}

/** Begins an enterprise order, or adds to an open one of the same customer. @returns its id; null when there is no such order. */
export async function gatherEnterpriseOrder(
  tx: Transaction<Tables>,
  customerId: number,
  id: number | null,
  products: readonly Gathered[],
): Promise<number | null> {
  const orderId = id === null ? await begin(tx, customerId) : await lockOpen(tx, customerId, id);
  if (orderId === null) return null;
  for (const { productId, amount } of products.toSorted((a, b) => a.productId - b.productId))
    await sql`
      INSERT INTO enterprise_order_rows (enterprise_order_id, variant_id, amount)
      VALUES (${orderId}, ${productId}, ${amount})
      ON CONFLICT (enterprise_order_id, variant_id)
        DO UPDATE SET amount = least(9999, enterprise_order_rows.amount + excluded.amount)`.execute(tx);
  return orderId;
}

async function begin(tx: Transaction<Tables>, customerId: number): Promise<number> {
  const { id } = await tx
    .insertInto('enterprise_orders')
    .values({ customer_id: customerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function lockOpen(tx: Transaction<Tables>, customerId: number, id: number): Promise<number | null> {
  const row = await tx
    .selectFrom('enterprise_orders')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the customer has that order open. */
export async function hasOpenEnterpriseOrder(db: Executor, customerId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('enterprise_orders')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** The enterprise order becomes the order that was placed from it. @throws StaleCart when it is not open any more. */
export async function settleEnterpriseOrder(
  tx: Transaction<Tables>,
  { enterpriseOrderId, orderId }: OrderEvents['placed'],
): Promise<void> {
  if (enterpriseOrderId === null) return;
  const { numUpdatedRows } = await tx
    .updateTable('enterprise_orders')
    .set({ status: 'ordered', order_id: orderId })
    .where('id', '=', enterpriseOrderId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new StaleCart();
}

/** The order came to nothing: what was gathered can be ordered again. */
export async function reopenEnterpriseOrder(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('enterprise_orders')
    .set({ status: 'open', order_id: null })
    .where('order_id', '=', orderId)
    .execute();
}
