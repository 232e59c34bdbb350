import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';

/** Selected in a transaction, it keeps the transaction's stock changes quiet (migration 0150); `noteStock` tells of them. */
export const tellStockLater = sql<string>`set_config('havu.stock_news', 'later', true)`.as('stock_news');

const collectMs = 100;
/** Longer payloads are refused by the database (8,000 bytes). */
const mostIds = 700;

const noted = new WeakMap<Transaction<Tables>, Set<number>>();
const waiting = new WeakMap<Database, Set<number>>();

/** Remembers whose stock a transaction changed quietly. */
export function noteStock(tx: Transaction<Tables>, variantIds: Iterable<number>): void {
  const ids = noted.get(tx) ?? new Set();
  noted.set(tx, ids);
  for (const id of variantIds) ids.add(id);
}

/**
 * After its commit: tells every process of the stock that a transaction noted, a moment later and for many transactions
 * at once. A process that dies in between leaves others with figures of before; orders never go by those.
 */
export function tellNotedStock(db: Database, tx: Transaction<Tables>): void {
  const ids = noted.get(tx);
  if (!ids || ids.size === 0) return;
  const held = waiting.get(db);
  if (held) {
    for (const id of ids) held.add(id);
    return;
  }
  waiting.set(db, ids);
  setTimeout(() => void send(db, ids), collectMs).unref();
}

async function send(db: Database, ids: ReadonlySet<number>): Promise<void> {
  waiting.delete(db);
  const payload = ids.size > mostIds ? '*' : [...ids].join();
  // A database that is gone tells everybody anew when it is back: every listener reads all stock then.
  await sql`SELECT pg_notify('stock_changed', ${payload})`.execute(db).catch(() => {});
}
