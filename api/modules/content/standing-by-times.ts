import { type RawBuilder, sql } from 'kysely';

/** How what has a start and an end, and can be hidden, stands at a moment. */
export type TimedStanding = 'running' | 'planned' | 'over' | 'hidden';

interface Timed {
  is_active: boolean;
  /** Null: from the first moment on. */
  starts_at: Date | null;
  /** Null: without an end. */
  ends_at: Date | null;
}

export function standingByTimes({ is_active, starts_at, ends_at }: Timed, now: Date): TimedStanding {
  if (!is_active) return 'hidden';
  if (ends_at !== null && ends_at <= now) return 'over';
  return starts_at === null || starts_at <= now ? 'running' : 'planned';
}

const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/**
 * Asks a table the same.
 * @param hasBegun where something else than its start counts @returns a condition on columns `is_active`, `starts_at`, `ends_at`
 */
export function standsLike(
  standing: TimedStanding,
  now: Date,
  hasBegun: RawBuilder<unknown> = sql`coalesce(starts_at <= ${moment(now)}, true)`,
): RawBuilder<boolean> {
  const isOver = sql`coalesce(ends_at <= ${moment(now)}, false)`;
  const conditions = {
    hidden: sql<boolean>`NOT is_active`,
    over: sql<boolean>`(is_active AND ${isOver})`,
    running: sql<boolean>`(is_active AND NOT ${isOver} AND (${hasBegun}))`,
    planned: sql<boolean>`(is_active AND NOT ${isOver} AND NOT (${hasBegun}))`,
  };
  return conditions[standing];
}
