import { sql, type Transaction } from 'kysely';
import { afterCommit } from '../db/in-transaction.ts';
import type { Database, Tables } from '../db/schema.ts';

/**
 * Selected in a transaction, it keeps the database from notifying at once of the stock that the transaction changes
 * (migration 0150). `notifyOfStock` does so after the commit.
 */
export const deferStockNotification = sql<string>`set_config('havu.stock_news', 'later', true)`.as('stock_news');

const collectMs = 100;
/** Longer payloads are refused by the database (8,000 bytes). */
const mostIds = 700;

const noted = new WeakMap<Transaction<Tables>, Set<number>>();
const waiting = new WeakMap<Database, Set<number>>();

/**
 * Notifies every process of the stock that a transaction changes: after its commit, a moment later, and for many
 * transactions at once. A process that dies in between leaves others with figures of before; orders never go by those.
 */
export function notifyOfStock(tx: Transaction<Tables>, variantIds: Iterable<number>): void {
  const known = noted.get(tx);
  const ids = known ?? new Set();
  for (const id of variantIds) ids.add(id);
  if (known) return;
  noted.set(tx, ids);
  afterCommit(tx, (db) => collect(db, ids));
}

function collect(db: Database, ids: ReadonlySet<number>): void {
  if (ids.size === 0) return;
  const collected = waiting.get(db);
  if (collected) {
    for (const id of ids) collected.add(id);
    return;
  }
  const all = new Set(ids);
  waiting.set(db, all);
  setTimeout(() => void send(db, all), collectMs).unref();
}

async function send(db: Database, ids: ReadonlySet<number>): Promise<void> {
  waiting.delete(db);
  const payload = ids.size > mostIds ? '*' : [...ids].join();
  // A database that is gone notifies everybody anew when it is back: every listener reads all stock then.
  await sql`SELECT pg_notify('stock_changed', ${payload})`.execute(db).catch(() => {});
}
