import type { Executor } from '../../db/schema.ts';

/** A setting as it is stored. */
interface LockedSetting {
  value: string;
  is_public: boolean;
  /** Whether its row was there; else one with an empty value is now, which the caller's refusal takes away again. */
  wasWritten: boolean;
}

/**
 * Locks a setting until the transaction ends, also one that nobody has written: of two who write at once, the second
 * one reads what the first one wrote.
 */
export async function lockSetting(tx: Executor, key: string): Promise<LockedSetting> {
  const made = await tx
    .insertInto('settings')
    .values({ key, value: '', is_public: true })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = await tx
    .selectFrom('settings')
    .select(['value', 'is_public'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, wasWritten: made === undefined };
}
