import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A write at which the database keeps whoever makes it waiting, before the transaction can be committed. */
export interface HeldWrite {
  table: string;
  /** The row: `NEW.…`, and `OLD.…` where it is changed and not new. */
  when: string;
}

/** A busy machine may take long; nobody waits longer than a step takes. */
const tries = 1000;

/** Keeps whoever makes that write waiting, in its transaction, until the connection dies. */
export async function holdAt(db: Database, { table, when }: HeldWrite): Promise<void> {
  await sql
    .raw(
      `CREATE OR REPLACE FUNCTION hold_here() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF ${when} THEN PERFORM pg_sleep(60); END IF; RETURN NULL; END $$`,
    )
    .execute(db);
  const events = when.includes('OLD') ? 'UPDATE' : 'INSERT';
  await sql
    .raw(`CREATE TRIGGER hold_here AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION hold_here()`)
    .execute(db);
}

/** @throws where nobody comes to that write within fifty seconds */
export async function untilHeld(db: Database): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    await wait(50);
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(db);
    if (rows.length > 0) return;
  }
  throw new Error('the step was never reached');
}

export async function letGo(db: Database, { table }: HeldWrite): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(db);
  await sql.raw(`DROP TRIGGER hold_here ON ${table}`).execute(db);
}

/** Everything that is due is looked at once; what is left has been looked at and put off for its minute. */
export async function untilOutboxRests(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ available_at: new Date(0) })
    .where('sent_at', 'is', null)
    .execute();
  for (let left = tries; left > 0; left -= 1) {
    await wait(100);
    const { rows } =
      await sql`SELECT 1 FROM outbox WHERE sent_at IS NULL AND (kind NOT IN ('payment_check', 'difference_end')
      OR last_error IS NOT NULL OR available_at NOT BETWEEN now() AND now() + interval '65 seconds')`.execute(db);
    if (rows.length === 0) return;
  }
  throw new Error('the outbox did not come to rest');
}
