import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const now = sql<Date>`now()`;

/**
 * Removes what nobody can use any more: counts of tries, links, previews, planned changes, sessions and devices whose time is over, and accounts
 * that nobody ever confirmed. */
export async function forgetOldAccess(db: Database): Promise<void> {
  await db.deleteFrom('tries').where('ends_at', '<=', now).execute();
  await db.deleteFrom('previews').where('ends_at', '<=', now).execute();
  // What became of it is told for two weeks.
  const told = sql<Date>`now() - interval '15 days'`;
  await db
    .deleteFrom('planned_changes as p')
    .where('p.ended_at', '<', told)
    // A change stays as long as its end, which would go with it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planned_changes as e')
            .select('e.id')
            .whereRef('e.end_of', '=', 'p.id')
            .where(({ or, eb }) => or([eb('e.ended_at', 'is', null), eb('e.ended_at', '>=', told)])),
        ),
      ),
    )
    .execute();
  // A link's row is kept for a day: links sent within the hour are counted.
  await db.deleteFrom('customer_tokens').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db
    .deleteFrom('customer_sessions as s')
    .where(({ eb, not, or, exists, selectFrom }) =>
      or([
        eb('s.ends_at', '<=', now),
        not(exists(selectFrom('customer_tokens as t').select('t.id').whereRef('t.session_id', '=', 's.id'))),
      ]),
    )
    .execute();
  await db.deleteFrom('customer_devices').where('last_used_at', '<', sql<Date>`now() - interval '400 days'`).execute();
  await db
    .deleteFrom('customers as c')
    .where('c.is_active', '=', false)
    .where('c.activated_at', 'is', null)
    .where('c.erased_at', 'is', null)
    .where('c.created_at', '<', sql<Date>`now() - interval '4 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer_tokens as t').select('t.id').whereRef('t.customer_id', '=', 'c.id'))),
    )
    .execute();
}
