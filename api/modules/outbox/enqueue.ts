import type { Executor } from '../../db/schema.ts';

export interface OutboxEntry {
  /** `mail`, `order_confirmation`, `payment_check`, … */
  kind: string;
  payload: unknown;
  /** A second entry with the same key is dropped. */
  dedupeKey?: string;
  /** Not before this moment. */
  availableAt?: Date;
}

/** Promises work to be done after the transaction: at least once, by whichever process claims it. */
export async function enqueue(db: Executor, entry: OutboxEntry): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      kind: entry.kind,
      payload: JSON.stringify(entry.payload),
      dedupe_key: entry.dedupeKey ?? null,
      ...(entry.availableAt ? { available_at: entry.availableAt } : {}),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
