import { sql } from 'kysely';
import type { DemandFigures, Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';
import { readRows } from '../../read-model/read-rows.ts';

const most = 12;

const isRecent = (days: number) => sql<boolean>`day > ${shopToday} - ${days}::int`;

/** What was looked at or waited for while it was sold out, the most wanted first. */
export const readSoldOut = (db: Executor, days: number, locale: Locale): Promise<DemandFigures['sold_out']> =>
  readRows(
    db,
    sql`SELECT m.id, coalesce(
          (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = ${locale}),
          (SELECT t.name FROM model_texts t WHERE t.model_id = m.id AND t.locale = 'fi'), m.slug) AS name,
        coalesce(v.views, 0)::int AS views, coalesce(n.waiting, 0)::int AS waiting,
        (SELECT coalesce(sum(s.quantity - s.reserved), 0)::int FROM variants x JOIN stock s ON s.variant_id = x.id
          JOIN stores o ON o.id = s.store_id AND o.is_selling WHERE x.model_id = m.id AND x.is_active) AS stock
      FROM (SELECT model_id, sum(views) AS views FROM sold_out_views WHERE ${isRecent(days)} GROUP BY model_id) v
      FULL JOIN (SELECT x.model_id, count(*) AS waiting FROM availability_notifications a
        JOIN variants x ON x.id = a.variant_id WHERE a.notified_at IS NULL
        AND a.created_at > now() - make_interval(days => ${days}) GROUP BY x.model_id) n USING (model_id)
      JOIN product_models m ON m.id = model_id AND m.removed_at IS NULL
      ORDER BY coalesce(v.views, 0) + 5 * coalesce(n.waiting, 0) DESC, m.id LIMIT ${most}`,
  );
