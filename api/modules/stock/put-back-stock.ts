import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface BackLine {
  product_id: number;
  amount: number;
}

/**
 * Goods that came back are in stock again where they are: in the store that has them, else on the shelves that they were
 * taken from. What was sold before it was in stock stood on no shelf, and is not put on one. In the caller's transaction,
 * which holds the order's lock. @returns how many pieces of each product are in stock again
 */
export async function putBackWithdrawn(
  tx: Transaction<Tables>,
  orderId: number,
  lines: readonly BackLine[],
  receivedStore: number | null = null,
): Promise<Map<number, number>> {
  const variantIds = lines.map(({ product_id }) => product_id);
  await sql`SELECT 1 FROM stock WHERE variant_id = ANY(${variantIds}::integer[])
    ORDER BY variant_id, store_id FOR UPDATE`.execute(tx);
  const taken = await tx
    .selectFrom('reservations')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'taken')
    .where('variant_id', 'in', variantIds)
    .orderBy('id')
    .execute();
  const left = new Map(lines.map(({ product_id, amount }) => [product_id, amount]));
  for (const { id, variant_id, store_id, amount } of taken) {
    const back = Math.min(left.get(variant_id) ?? 0, amount);
    if (back === 0) continue;
    left.set(variant_id, (left.get(variant_id) ?? 0) - back);
    const reservation = tx.updateTable('reservations').where('id', '=', id);
    // Pieces that stay with the buyer stay in the reservation.
    if (back < amount) await reservation.set({ amount: amount - back }).execute();
    else await reservation.set({ status: 'released', settled_at: new Date() }).execute();
    await addToStock(tx, { variant_id, store_id: receivedStore ?? store_id, quantity: back });
  }
  return new Map(lines.map(({ product_id, amount }) => [product_id, amount - (left.get(product_id) ?? amount)]));
}

/**
 * Inspected goods are in stock in the store that has them. What was sold before it was in stock counts too: somebody had it
 * in their hands. In the caller's transaction, which holds the order's lock.
 */
export async function putInStore(
  tx: Transaction<Tables>,
  orderId: number,
  { product_id, amount }: BackLine,
  storeId: number,
): Promise<void> {
  const back = await putBackWithdrawn(tx, orderId, [{ product_id, amount }], storeId);
  const quantity = amount - (back.get(product_id) ?? 0);
  if (quantity > 0) await addToStock(tx, { variant_id: product_id, store_id: storeId, quantity });
}

const addToStock = (
  tx: Transaction<Tables>,
  piece: { variant_id: number; store_id: number; quantity: number },
): Promise<unknown> =>
  tx
    .insertInto('stock')
    .values(piece)
    .onConflict((conflict) =>
      conflict
        .columns(['variant_id', 'store_id'])
        .doUpdateSet((eb) => ({ quantity: eb('stock.quantity', '+', eb.ref('excluded.quantity')) })),
    )
    .execute();

/** All goods of an order that was cancelled are in stock again. */
export async function putBackGoods(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`SELECT 1 FROM reservations r JOIN stock s ON s.variant_id = r.variant_id AND s.store_id = r.store_id
    WHERE r.order_id = ${orderId} AND r.status = 'taken' ORDER BY s.variant_id, s.store_id FOR UPDATE OF s`.execute(tx);
  await sql`
    WITH back AS (UPDATE reservations SET status = 'released', settled_at = now()
      WHERE order_id = ${orderId} AND status = 'taken' RETURNING variant_id, store_id, amount)
    UPDATE stock s SET quantity = s.quantity + back.amount
    FROM back WHERE s.variant_id = back.variant_id AND s.store_id = back.store_id`.execute(tx);
}
