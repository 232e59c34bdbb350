import { sql } from 'kysely';
import type { StaffFound } from 'mf-shared/contract';
import { beginsPattern, likePattern } from '../../db/like-pattern.ts';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { toSummary } from '../buyer-orders/read-order.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';
import { isCollectedIn } from '../staff-orders/own-store.ts';
import { standIn } from './typed-words.ts';

/**
 * Orders by number, email and name: the one with this number first, then the newest.
 * @param storeId of store staff: what is collected there is theirs (STAFF-36)
 */
export async function findOrders(
  db: Executor,
  { words, most, storeId }: { words: readonly string[]; most: number; storeId: number | null },
): Promise<StaffFound[]> {
  const searched = sql`lower(number || ' ' || email || ' ' || first_name || ' ' || last_name)`;
  const ids = await readRows<{ id: number }>(
    db,
    sql`SELECT id FROM orders
      WHERE ${standIn(searched, words)} AND ${storeId === null ? sql`true` : isCollectedIn(storeId)}
      ORDER BY number = ${words[0] ?? ''} DESC, placed_at DESC, id DESC LIMIT ${most}`,
  );
  if (ids.length === 0) return [];
  const found = await readOrderRows(db, { orderIds: ids.map(({ id }) => id) });
  const orders = new Map(found.map((rows) => [rows.order.id, rows]));
  return ids.flatMap(({ id }) => {
    const rows = orders.get(id);
    if (!rows) return [];
    const { number, status, total, currency } = toSummary(rows);
    const { first_name, last_name, email } = rows.order;
    const name = `${first_name} ${last_name}`.trim();
    return [{ kind: 'order' as const, id: number, name, about: email, status, total, currency }];
  });
}

/** Active accounts by name, email, company and id: whose name begins so first, then the newest. */
export async function findCustomers(db: Executor, words: readonly string[], most: number): Promise<StaffFound[]> {
  const company = sql`coalesce(organisation, organisation_wish) ->> 'name'`;
  const searched = sql`lower(concat_ws(' ', id, email, first_name, last_name, ${company}))`;
  const stands = words.map((word) => {
    const former = sql`SELECT customer_id FROM former_addresses WHERE lower(email) LIKE ${likePattern(word)}`;
    return sql`(${standIn(searched, [word])} OR id IN (${former}))`;
  });
  const begins = beginsPattern(words[0] ?? '');
  const rows = await readRows<{ id: number; name: string; about: string }>(
    db,
    sql`SELECT id, coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''), email) AS name,
        concat_ws(', ', email, ${company}) AS about
      FROM customers WHERE is_active AND ${sql.join([sql`true`, ...stands], sql` AND `)}
      ORDER BY (lower(first_name) LIKE ${begins} OR lower(last_name) LIKE ${begins}) DESC, created_at DESC, id DESC
      LIMIT ${most}`,
  );
  return rows.map(({ id, ...row }) => ({ kind: 'customer', id: String(id), ...row }));
}
