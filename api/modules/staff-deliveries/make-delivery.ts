import { sql } from 'kysely';
import { type DeliveryState, localeCodes, type NewDelivery, type WholeDelivery } from 'mf-shared/contract';
import { deliveryKinds } from 'mf-shared/contract/staff-choices';
import { firstFree, slugOfName } from 'mf-shared/rules/slugify';
import { inTransaction } from '../../db/in-transaction.ts';
import { enterProducts, takeProductTurn } from '../../db/product-turn.ts';
import type { Database, Executor, Row } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { isSame } from '../audit/logged-state.ts';
import { noteWrite } from '../audit/note-write.ts';
import { checkPlace } from './check-place.ts';
import { checkDelivery, columnsOf, inOrder, toDeliveryState } from './write-delivery.ts';

interface WholeChange {
  /** Null: a new one. */
  id: number | null;
  /** Null: it is taken away. */
  next: WholeDelivery | null;
  /** What was read, null for nothing; it is not saved over anything else. */
  was: WholeDelivery | null;
  actorId: number;
}

/** Makes a way to deliver, takes it away, or brings it back; one that orders have stays (STAFF-52). @returns its number @throws Refusal */
export async function saveWholeDelivery(tx: Executor, { id, next, was, actorId }: WholeChange): Promise<number> {
  await takeTurn(tx);
  const row = id === null ? undefined : await findRow(tx, id);
  const before = row ? toWhole(row) : null;
  if (!isSame(before, was)) throw new Refusal(409, 'changed_meanwhile');
  if (row && !(await canGo(tx, row))) throw new Refusal(409, 'delivery_used');
  if (row) await tx.deleteFrom('delivery_methods').where('id', '=', row.id).execute();
  const own = next ? await insert(tx, id, next) : (id ?? 0);
  await noteWrite(tx, actorId, {
    ...{ action: 'delivery_made', entity: 'delivery', entityId: String(own) },
    ...{ before, after: next },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
  return own;
}

async function takeTurn(tx: Executor): Promise<void> {
  // An import gives numbers and keys long before it writes ways to deliver.
  if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
  await takeProductTurn(tx);
}

/** Makes a way to deliver that nobody is offered yet. @returns its number @throws Refusal */
export const makeDelivery = (db: Database, { country, kind, carrier, ...words }: NewDelivery, actorId: number) =>
  inTransaction(db, async (tx) => {
    const state = inOrder({ ...words, is_active: false });
    checkDelivery(state);
    await checkPlace(tx, { country, kind, carrier });
    // Two who make one at once do not find the same key free.
    await takeTurn(tx);
    const next = { ...state, slug: await freeKey(tx, state), country, kind, carrier };
    return saveWholeDelivery(tx, { id: null, next, was: null, actorId });
  });

/** Takes away a way to deliver that staff made and no order has. @throws Refusal */
export const removeDelivery = (
  db: Database,
  { id, was, actorId }: { id: number; was: DeliveryState; actorId: number },
) =>
  inTransaction(db, async (tx) => {
    const row = await findRow(tx, id);
    if (!row) throw new Refusal(404, 'not_found');
    await saveWholeDelivery(tx, { id, next: null, was: { ...toWhole(row), ...inOrder(was) }, actorId });
  });

/** What is stored of deliveries, by id, with what they stay. */
export async function readWholeDeliveries(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WholeDelivery>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('delivery_methods').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toWhole(row)]));
}

/** What the log keeps of one that was made or taken away. */
export function deliveryInLines(state: object): Record<string, unknown> {
  const { kind: way, ...others } = state as WholeDelivery;
  return { ...languagesInLines(others), way };
}

const toWhole = (row: Row<'delivery_methods'>): WholeDelivery => ({
  ...{ ...toDeliveryState(row), slug: row.slug, country: row.country_code, kind: row.kind, carrier: row.carrier },
});

const findRow = (tx: Executor, id: number) =>
  tx.selectFrom('delivery_methods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Somebody may be buying with one that is offered. */
async function canGo(tx: Executor, { slug, made_by_staff, is_active }: Row<'delivery_methods'>): Promise<boolean> {
  if (!made_by_staff || is_active) return false;
  const order = tx.selectFrom('orders').select('id').where('delivery_method', '=', slug).limit(1);
  return (await order.executeTakeFirst()) === undefined;
}

async function insert(tx: Executor, id: number | null, next: WholeDelivery): Promise<number> {
  const { slug, country: country_code, kind, carrier, ...state } = next;
  const elsewhere = tx.selectFrom('delivery_methods').select('id').where('slug', '=', slug).limit(1);
  // Orders tell their way by the key alone.
  if (await elsewhere.executeTakeFirst()) throw new Refusal(409, 'changed_meanwhile');
  const row = await tx
    .insertInto('delivery_methods')
    .values({
      ...{ ...columnsOf(state), slug, country_code, kind, carrier, made_by_staff: true, ...(id !== null && { id }) },
      sort_order: sql<number>`(SELECT coalesce(max(sort_order), 0) + 1 FROM delivery_methods)`,
    })
    // A file may have brought one with its key meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Refusal(409, 'changed_meanwhile');
  return row.id;
}

/** Products name ways to deliver by their key or their kind, and gift cards travel by one that has no row. */
const keptKeys: ReadonlySet<string> = new Set([...deliveryKinds, 'email']);

/** A key that no way has in any country, because orders tell theirs by the key alone. */
function freeKey(tx: Executor, { names }: DeliveryState): Promise<string> {
  const name = names.en ?? localeCodes.map((locale) => names[locale]).find(Boolean) ?? '';
  return firstFree(slugOfName(name) || 'delivery', async (key) => {
    if (keptKeys.has(key)) return true;
    const { rows } = await sql`SELECT FROM delivery_methods WHERE slug = ${key}
      UNION ALL SELECT FROM orders WHERE delivery_method = ${key} LIMIT 1`.execute(tx);
    return rows.length > 0;
  });
}
