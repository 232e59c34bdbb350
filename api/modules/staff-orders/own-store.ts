import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { ownStoreOf } from '../../http/access.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';

/** Whether an order is collected from a store: by pickup or express. */
export const isCollectedIn = (storeId: number) => sql<boolean>`orders.delivery_location = ${String(storeId)}
  AND EXISTS (SELECT FROM delivery_methods d WHERE d.slug = orders.delivery_method AND d.kind IN ('store', 'express'))`;

/** Store staff have the orders that are collected from their store (STAFF-36). @throws Refusal 404, as of one that is not there */
export async function requireOwnOrder(db: Executor, caller: SignedInCustomer, number: string): Promise<void> {
  const storeId = ownStoreOf(caller);
  if (storeId === null) return;
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where(isCollectedIn(storeId))
    .executeTakeFirst();
  if (!found) throw new Refusal(404, 'order_not_found');
}
