import { type RawBuilder, sql } from 'kysely';
import type { staffOrdersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import { isWithinDays } from '../../db/within-days.ts';
import { hasAddress } from '../customer-addresses/own-addresses.ts';
import { isCollectedIn } from './own-store.ts';

type Question = z.output<typeof staffOrdersQuery>;

/** The orders of a list: sums are compared as they are stored, in euro cents. */
export const ordersSorted = {
  newest: sql`placed_at DESC, id DESC`,
  oldest: sql`placed_at, id`,
  sum: sql`total_minor DESC, id DESC`,
  name: sql`lower(last_name), lower(first_name), id DESC`,
} satisfies Record<Question['sort'], RawBuilder<unknown>>;

/** What holds for an order that a question finds. @param ownStore the store of store staff, who see what is collected there */
export function isAskedFor(question: Question, ownStore: number | null): RawBuilder<boolean> {
  const { q, status, withdrawals, store, delivery, country } = question;
  const conditions = [
    isWithinDays(sql`placed_at`, question),
    ...searchWords(q).map(standsIn),
    ...(status ? [sql`status = ${status}`] : []),
    ...(withdrawals ? [sql`id IN (SELECT order_id FROM returns WHERE outcome IS NULL)`] : []),
    ...(ownStore === null ? [] : [isCollectedIn(ownStore)]),
    ...(store ? [isCollectedIn(store)] : []),
    ...(delivery ? [sql`delivery_method = ${delivery}`] : []),
    ...(country ? [sql`country_code = ${country}`] : []),
    ...isPaidSo(question),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

/** All words are looked for in the number, the email and the name. */
function standsIn(word: string): RawBuilder<unknown> {
  const pattern = likePattern(word);
  // All orders of an account by any of its addresses, whatever address they were placed with.
  const ofAccount = word.includes('@')
    ? sql`OR customer_id IN (SELECT id FROM customers WHERE ${hasAddress(word)})`
    : sql``;
  return sql`(number LIKE ${pattern} OR lower(email) LIKE ${pattern}
    OR lower(first_name || ' ' || last_name) LIKE ${pattern} ${ofAccount})`;
}

/** The newest payment of an order tells how it is paid. The difference of an exchange is a part of another payment. */
function isPaidSo({ paid_by, payment }: Pick<Question, 'paid_by' | 'payment'>): RawBuilder<unknown>[] {
  const byCampaign = sql`gift_campaign_code_id IS NOT NULL`;
  const means = paid_by && (paid_by === 'giftcampaign' ? byCampaign : sql`gift_campaign_code_id IS NULL`);
  const facts = [
    ...(paid_by && paid_by !== 'giftcampaign' ? [sql`p.provider = ${paid_by}`] : []),
    ...(payment ? [sql`p.status = ${payment}`] : []),
  ];
  const newest = sql`id IN (SELECT p.order_id FROM payments p WHERE p.part_of IS NULL
    AND NOT EXISTS (SELECT FROM payments n WHERE n.order_id = p.order_id AND n.part_of IS NULL
      AND n.created_at > p.created_at) AND ${sql.join(facts.length > 0 ? facts : [sql`true`], sql` AND `)})`;
  return [...(means ? [means] : []), ...(facts.length > 0 ? [newest] : [])];
}
