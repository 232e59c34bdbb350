import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/** How many tries of one kind a window of time allows. */
export interface TryLimit {
  /** The parts that name who tries what; they are hashed together. */
  parts: readonly (string | number)[];
  max: number;
  minutes: number;
}

const keyOf = (parts: TryLimit['parts']): Uint8Array => createHash('sha256').update(parts.join('\0')).digest();

/** Tries in the window that runs, and how long it still does. */
export interface CountedTries {
  count: number;
  leftMs: number;
}

/** Counts tries, of all processes of the shop together. The window begins with its first try. */
export async function countTries(
  db: Executor,
  { parts, minutes }: Omit<TryLimit, 'max'>,
  tries = 1,
): Promise<CountedTries> {
  const { rows } = await sql<CountedTries>`
    INSERT INTO tries AS t (key, count, ends_at)
    VALUES (${keyOf(parts)}, ${tries}, now() + make_interval(secs => ${minutes * 60}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN t.ends_at <= now() THEN excluded.count ELSE t.count + excluded.count END,
      ends_at = CASE WHEN t.ends_at <= now() THEN excluded.ends_at ELSE t.ends_at END
    RETURNING count, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS "leftMs"`.execute(db);
  return rows[0] ?? { count: 0, leftMs: 0 };
}

/**
 * Counts a try before it is made, so that tries side by side cannot slip through together.
 * @returns whether this try is allowed
 */
export async function countTry(db: Executor, { max, ...limit }: TryLimit): Promise<boolean> {
  return (await countTries(db, limit)).count <= max;
}

/** Takes counted tries back, which turned out to be right. */
export async function uncountTry(db: Executor, { parts }: Pick<TryLimit, 'parts'>, tries = 1): Promise<void> {
  await db
    .updateTable('tries')
    .set((eb) => ({ count: eb.fn('greatest', [eb('count', '-', tries), eb.lit(0)]) }))
    .where('key', '=', keyOf(parts))
    .execute();
}

export async function forgetTries(db: Executor, { parts }: Pick<TryLimit, 'parts'>): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', keyOf(parts)).execute();
}
