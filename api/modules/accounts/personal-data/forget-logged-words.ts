import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/schema.ts';

/** Where the log keeps what was written to somebody or about somebody, and what leads to a parcel or a receipt of theirs. */
const words = ['body', 'letter', 'note', 'message', 'reason', 'tracking_code', 'tracking_link', 'receipt'];

/** A state of the log without them; pieces of a return have a reason each. */
const without = (state: RawBuilder<unknown>) => sql`CASE
  WHEN jsonb_typeof(${state} -> 'pieces') = 'array' THEN jsonb_set(${state} - ${sql.val(words)}::text[], '{pieces}',
    (SELECT coalesce(jsonb_agg(CASE jsonb_typeof(p) WHEN 'object' THEN p - 'reason' ELSE p END), '[]')
      FROM jsonb_array_elements(${state} -> 'pieces') p))
  WHEN jsonb_typeof(${state}) = 'object' THEN ${state} - ${sql.val(words)}::text[]
  ELSE ${state} END`;

/**
 * Takes what was written out of the log's entries about somebody's orders, refunds or cases (SESSION-63); who did what, and
 * the money of it, stays. @param names a query of what the log calls them by
 */
export const forgetLoggedWords = (
  db: Executor,
  entity: 'order' | 'refund' | 'complaint' | 'store_return',
  names: RawBuilder<unknown>,
) =>
  sql`UPDATE audit_log SET before = ${without(sql`before`)}, after = ${without(sql`after`)}
    WHERE entity = ${entity} AND entity_id IN (${names})`.execute(db);
