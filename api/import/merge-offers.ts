import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/**
 * A code that more orders have used than its file allows takes no further one; orders that were paid with it stay. The
 * rows are locked, as a checkout may be using the code.
 */
export async function keepUsesOfCodes(tx: Executor): Promise<void> {
  await sql`SELECT FROM discount_codes t JOIN import_discount_codes s ON s.id = t.id
    WHERE s.max_uses IS DISTINCT FROM t.max_uses ORDER BY t.id FOR UPDATE OF t`.execute(tx);
  await sql`UPDATE import_discount_codes s SET max_uses = greatest(s.max_uses, t.uses)
    FROM discount_codes t WHERE t.id = s.id AND s.max_uses < t.uses`.execute(tx);
}
