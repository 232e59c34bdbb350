import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';

/** How many tries of one kind a window of time allows. */
export interface TryLimit {
  /** Who tries what, as parts that are hashed together. */
  parts: readonly (string | number)[];
  max: number;
  minutes: number;
}

const keyOf = (parts: TryLimit['parts']): Uint8Array => createHash('sha256').update(parts.join('\0')).digest();

/**
 * Counts a try before it is made, so that tries side by side cannot slip through together. The window begins with its
 * first try. @returns whether this try is allowed
 */
export async function countTry(db: Executor, { parts, max, minutes }: TryLimit): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    INSERT INTO tries AS t (key, count, ends_at)
    VALUES (${keyOf(parts)}, 1, now() + make_interval(mins => ${minutes}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN t.ends_at <= now() THEN 1 ELSE t.count + 1 END,
      ends_at = CASE WHEN t.ends_at <= now() THEN excluded.ends_at ELSE t.ends_at END
    RETURNING count`.execute(db);
  return (rows[0]?.count ?? 0) <= max;
}

/** Takes a counted try back, which turned out to be right. */
export async function uncountTry(db: Executor, { parts }: Pick<TryLimit, 'parts'>): Promise<void> {
  await db
    .updateTable('tries')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(parts))
    .where('count', '>', 0)
    .execute();
}

export async function forgetTries(db: Executor, { parts }: Pick<TryLimit, 'parts'>): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', keyOf(parts)).execute();
}
