import type { Executor } from '../../db/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { message } from './cart-messages.ts';
import { nameOf, type RowRequest } from './price-rows.ts';
import type { CartMessage, PricedRow } from './priced-cart.ts';

/**
 * Where a buyer gets fewer pieces than asked for although stores hold some: the stores from which nothing is sold online
 * for the time being (CART-116). Asked of the database in this case only.
 */
export async function storesBlocked(
  db: Executor,
  asked: readonly RowRequest[],
  rows: readonly PricedRow[],
  view: BuyerView,
): Promise<CartMessage[]> {
  const given = new Map(rows.map(({ variant, amount }) => [variant.id, amount]));
  const short = asked.flatMap(({ productId, amount }) => {
    const variant = view.catalogue.variants.get(productId);
    return variant && (given.get(productId) ?? 0) < amount ? [variant] : [];
  });
  if (short.length === 0) return [];
  const held = await db
    .selectFrom('stock')
    .innerJoin('stores', 'stores.id', 'stock.store_id')
    .select(['stock.variant_id', 'stores.name'])
    .where(
      'stock.variant_id',
      'in',
      short.map(({ id }) => id),
    )
    .where('stores.sells_online', '=', false)
    .where('stores.is_open', '=', true)
    .where('stores.type', '=', 'retail')
    .whereRef('stock.quantity', '>', 'stock.reserved')
    .orderBy('stores.stock_display_order')
    .execute();
  return short.flatMap((variant) => {
    const stores = held.filter(({ variant_id }) => variant_id === variant.id).map(({ name }) => name);
    if (stores.length === 0) return [];
    const values = { name: nameOf(variant, view), stores: stores.join(', ') };
    return [{ ...message('stores_blocked', view, values), productId: variant.id }];
  });
}
