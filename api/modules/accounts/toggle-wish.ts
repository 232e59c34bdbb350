import type { Database } from '../../db/schema.ts';

/** Puts a model onto the wishlist, or takes it off where it was. @returns whether it is there now. */
export async function toggleWish(db: Database, customerId: number, modelId: number): Promise<boolean> {
  const added = await db
    .insertInto('wishlist_items')
    .values({ customer_id: customerId, model_id: modelId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('model_id')
    .executeTakeFirst();
  if (added) return true;
  await db.deleteFrom('wishlist_items').where('customer_id', '=', customerId).where('model_id', '=', modelId).execute();
  return false;
}
