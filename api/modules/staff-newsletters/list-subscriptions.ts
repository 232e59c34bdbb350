import { sql } from 'kysely';
import { type StaffNewsletters, type staffNewslettersQuery, staffPageSize } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Executor, Row } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';

type Asked = z.output<typeof staffNewslettersQuery>;
type Subscription = Row<'newsletter_subscriptions'>;

/** One page of subscriptions, the last asked for first, the cursor of the next one, and how many there are of all (STAFF-63). */
export async function listSubscriptions(
  db: Executor,
  { q, list, status, language, before }: Asked,
): Promise<StaffNewsletters> {
  const found = await db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'list', 'email', 'language', 'status', 'asked_at', 'confirmed_at', 'left_at'])
    .select(sql<string>`(extract(epoch FROM asked_at) * 1000000)::bigint::text`.as('asked_us'))
    .where((eb) => eb.and(searchWords(q).map((word) => sql<boolean>`lower(email) LIKE ${likePattern(word)}`)))
    .$if(list !== undefined, (query) => query.where('list', '=', list as Subscription['list']))
    .$if(status !== undefined, (query) => query.where('status', '=', status as Subscription['status']))
    .$if(language !== undefined, (query) => query.where('language', '=', String(language)))
    .$if(before !== undefined, (query) => query.where(isBefore(before ?? '')))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(staffPageSize + 1)
    .execute();
  const page = found.slice(0, staffPageSize);
  const last = page.at(-1);
  return {
    results: page.map(({ asked_us: _, ...row }) => toSubscription(row)),
    next: found.length > staffPageSize && last ? `${last.asked_us}.${last.id}` : null,
    counts: await countSubscriptions(db),
  };
}

/** What comes behind a cursor: the moment in millionths of a second, and the number of the last row that was shown. */
function isBefore(cursor: string) {
  const [micros, id] = cursor.split('.').map(Number);
  return sql<boolean>`(asked_at, id) < ('epoch'::timestamptz + ${micros}::float8 * interval '1 microsecond', ${id}::int)`;
}

const toSubscription = (row: Omit<Subscription, 'token_hash'>) => ({
  ...{ id: row.id, list: row.list, email: row.email, language: keptLocale(row.language), status: row.status },
  asked_at: row.asked_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  left_at: row.left_at?.toISOString() ?? null,
});

async function countSubscriptions(db: Executor): Promise<StaffNewsletters['counts']> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['list', 'status', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy(['list', 'status'])
    .execute();
  return rows.map(({ count, ...of }) => ({ ...of, count: Number(count) }));
}
