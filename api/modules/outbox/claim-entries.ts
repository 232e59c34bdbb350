import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface ClaimedEntry {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** How long a claimed entry stays invisible to others; a process that dies gives it up by this. */
const leaseSeconds = 120;

/** Claims entries of these kinds that are due. Side by side, any number of processes get different ones. */
export async function claimEntries(db: Database, kinds: readonly string[], limit: number): Promise<ClaimedEntry[]> {
  const { rows } = await sql<ClaimedEntry>`
    UPDATE outbox SET attempts = attempts + 1, available_at = now() + make_interval(secs => ${leaseSeconds}),
      leased_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND available_at <= now()
        AND kind IN (SELECT json_array_elements_text(${JSON.stringify(kinds)}::json))
      ORDER BY available_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, payload, attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Done: what it held (codes, links, addresses) is not kept. */
export async function finishEntry(db: Database, id: number): Promise<void> {
  const done = { sent_at: new Date(), last_error: null, failing_since: null, payload: '{}' };
  await db.updateTable('outbox').set(done).where('id', '=', id).execute();
}

/** There is more to do later; what was done went well. */
export async function postponeEntry(db: Database, id: number, until: Date): Promise<void> {
  const waits = { available_at: until, leased_until: null, last_error: null, failing_since: null };
  await db.updateTable('outbox').set(waits).where('id', '=', id).execute();
}

export async function retryEntry(db: Database, id: number, until: Date, error: string): Promise<void> {
  const fails = { available_at: until, leased_until: null, last_error: error };
  await db
    .updateTable('outbox')
    .set((eb) => ({ ...fails, failing_since: eb.fn.coalesce('failing_since', sql<Date>`now()`) }))
    .where('id', '=', id)
    .execute();
}
