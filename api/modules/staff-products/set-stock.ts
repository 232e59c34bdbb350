import { sql } from 'kysely';
import type { productStockRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { deferStockNotification, notifyOfStock } from '../../read-model/stock-notification.ts';
import { noteWrite } from '../audit/note-write.ts';

/**
 * Corrects how many pieces lie on a shelf, with a reason (STAFF-30). Pieces that were sold since the figure was read are
 * not brought back, and what is promised to orders stays.
 */
export const setStock = (
  db: Database,
  { modelId, actorId }: { modelId: number; actorId: number },
  { variant_id, store_id, quantity, was, reason }: z.output<typeof productStockRequest>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`SELECT ${deferStockNotification}`.execute(tx);
    const variant = await tx
      .selectFrom('variants')
      .select('sku')
      .where('id', '=', variant_id)
      .where('model_id', '=', modelId)
      .executeTakeFirst();
    const store = await tx.selectFrom('stores').select('name').where('id', '=', store_id).executeTakeFirst();
    if (!variant || !store) throw new Refusal(404, 'shelf_not_found');
    await tx
      .insertInto('stock')
      .values({ variant_id, store_id, quantity: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const shelf = await tx
      .selectFrom('stock')
      .select(['quantity', 'reserved'])
      .where('variant_id', '=', variant_id)
      .where('store_id', '=', store_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (shelf.quantity !== was) throw new Refusal(409, 'stock_changed', { values: { count: shelf.quantity } });
    if (quantity < shelf.reserved) throw new Refusal(409, 'stock_promised', { values: { count: shelf.reserved } });
    if (quantity === was) return;
    await tx
      .updateTable('stock')
      .set({ quantity })
      .where('variant_id', '=', variant_id)
      .where('store_id', '=', store_id)
      .execute();
    notifyOfStock(tx, [variant_id]);
    await noteWrite(tx, actorId, {
      ...{ action: 'product_stock', entity: 'product', entityId: String(modelId) },
      before: { quantity: was },
      after: { sku: variant.sku, store: store.name, quantity, reason },
    });
  });
