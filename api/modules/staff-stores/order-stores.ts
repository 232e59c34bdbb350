import { sql } from 'kysely';
import type { StoreOrder } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';

/** There is one order of stores: its number in the log. */
const id = 1;

interface OrderChange {
  next: { stores: readonly { id: number }[] };
  /** What was read; nothing newer is overwritten. */
  was?: { stores: readonly { id: number }[] } | undefined;
  actorId: number;
}

/** All stores in the order in which the shop shows them. */
export async function readStoreOrder(db: Executor): Promise<StoreOrder> {
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name'])
    .orderBy('stock_display_order')
    .orderBy('id')
    .execute();
  return { stores };
}

/** What is stored, by number, as the log reads it. */
export const readStoreOrders = async (db: Executor): Promise<ReadonlyMap<number, StoreOrder>> =>
  new Map([[id, await readStoreOrder(db)]]);

/** Puts the stores in an order (STAFF-47); one that is not named stands behind those that are. @throws Refusal 409 */
export async function saveStoreOrder(tx: Executor, { next, was, actorId }: OrderChange): Promise<StoreOrder> {
  await sql`SELECT FROM stores ORDER BY id FOR UPDATE`.execute(tx);
  const before = await readStoreOrder(tx);
  const idsOf = ({ stores }: OrderChange['next']) => stores.map((store) => store.id);
  if (was && !isSame(idsOf(before), idsOf(was))) throw new Refusal(409, 'changed_meanwhile');
  const wanted = idsOf(next);
  const placeOf = (store: { id: number }) => (wanted.includes(store.id) ? wanted.indexOf(store.id) : wanted.length);
  const stores = [...before.stores].sort((one, other) => placeOf(one) - placeOf(other));
  if (isSame(before, { stores })) return before;
  const places = JSON.stringify(stores.map((store, place) => ({ id: store.id, place })));
  await sql`UPDATE stores t SET stock_display_order = p.place
    FROM jsonb_to_recordset(${places}::jsonb) AS p (id integer, place integer) WHERE p.id = t.id`.execute(tx);
  await noteWrite(tx, actorId, {
    ...{ action: 'store_order', entity: 'store', entityId: String(id) },
    ...{ before, after: { stores } },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return { stores };
}

/** Does what {@link saveStoreOrder} does, in a transaction of its own. */
export const writeStoreOrder = (db: Database, change: OrderChange): Promise<StoreOrder> =>
  inTransaction(db, (tx) => saveStoreOrder(tx, change));

/** The lines of an order that the log tells. */
export const storeOrderInLines = (state: object): Record<string, unknown> =>
  'stores' in state && Array.isArray(state.stores)
    ? { store_order: (state.stores as StoreOrder['stores']).map(({ name }) => name).join(', ') }
    : {};
