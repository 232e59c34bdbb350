import { sql } from 'kysely';
import type { ComplaintStatus, StaffFound } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { referenceOf } from '../after-sale/read-after-sale.ts';
import { standIn } from './typed-words.ts';

interface FoundCase {
  name: string;
  about: string;
}

/** Returns by their reference, order, tracking code, name and email, the newest first. */
export async function findReturns(db: Executor, words: readonly string[], most: number): Promise<StaffFound[]> {
  const place = sql`(SELECT count(*) FROM returns e WHERE e.order_id = r.order_id AND e.id < r.id)::int`;
  const searched = sql`lower(o.number || '-' || ${place} + 1 || ' ' || o.email || ' ' || o.first_name || ' ' || o.last_name || ' ' || r.tracking_code)`;
  const rows = await readRows<FoundCase & { number: string; place: number; is_over: boolean }>(
    db,
    sql`SELECT o.number, ${place} AS place, concat_ws(' ', o.first_name, o.last_name) AS name, o.email AS about,
        r.outcome IS NOT NULL AS is_over
      FROM returns r JOIN orders o ON o.id = r.order_id WHERE ${standIn(searched, words)}
      ORDER BY r.declared_at DESC, r.id DESC LIMIT ${most}`,
  );
  return rows.map(({ number, place: index, ...row }) => ({ kind: 'return', id: referenceOf(number, index), ...row }));
}

/** Returns of purchases in stores, by number, name, email and receipt. */
export async function findStoreReturns(db: Executor, words: readonly string[], most: number): Promise<StaffFound[]> {
  const rows = await readRows<FoundCase & { number: number; is_over: boolean }>(
    db,
    sql`SELECT number, name, email AS about, (status IN ('rejected-return', 'cancelled')
        OR status = 'processed-return' AND paid_at IS NOT NULL) AS is_over
      FROM store_returns WHERE ${standIn(sql`lower(number || ' ' || name || ' ' || email || ' ' || receipt)`, words)}
      ORDER BY number DESC LIMIT ${most}`,
  );
  return rows.map(({ number, ...row }) => ({ kind: 'store-return', id: String(number), ...row }));
}

/** Complaints by number, name, email, order and receipt. */
export async function findComplaints(db: Executor, words: readonly string[], most: number): Promise<StaffFound[]> {
  const searched = sql`lower('R' || number || ' ' || tracking_code || ' ' || name || ' ' || email || ' ' ||
    (form ->> 'orderNumber') || ' ' || (form ->> 'receipt'))`;
  const rows = await readRows<FoundCase & { number: number; status: ComplaintStatus }>(
    db,
    sql`SELECT number, name, email AS about, status FROM complaints WHERE ${standIn(searched, words)}
      ORDER BY number DESC LIMIT ${most}`,
  );
  return rows.map(({ number, ...row }) => ({ kind: 'complaint', id: String(number), ...row }));
}
