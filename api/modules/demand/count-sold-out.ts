import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { shopToday } from '../../db/shop-day-of.ts';

const keptDays = 90;
/** How often one model counts between two flushes, so that nobody makes it wanted by reloading. */
const mostRepeats = 100;

export interface SoldOutCounts {
  /** Counts a look at the page of a model of which nothing can be ordered. */
  note: (modelId: number) => void;
  /** Writes what was counted. */
  flush: () => Promise<void>;
}

/** Counts looks at what is sold out, by model and day, and nothing else (STAFF-40). */
export function createSoldOutCounts(db: Database): SoldOutCounts {
  let counted = new Map<number, number>();
  return {
    note: (modelId) => void counted.set(modelId, Math.min((counted.get(modelId) ?? 0) + 1, mostRepeats)),
    async flush() {
      const rows = [...counted];
      counted = new Map();
      if (rows.length === 0) return;
      await db.deleteFrom('sold_out_views').where('day', '<', sql<string>`${shopToday} - ${keptDays}::int`).execute();
      await db
        .insertInto('sold_out_views')
        .columns(['model_id', 'day', 'views'])
        // A model that an import took away meanwhile is not counted.
        .expression(
          db
            .selectFrom('product_models')
            .where(
              'id',
              'in',
              rows.map(([id]) => id),
            )
            .select([
              'id',
              shopToday.as('day'),
              sql<number>`(${JSON.stringify(Object.fromEntries(rows))}::jsonb ->> id::text)::int`.as('views'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['model_id', 'day']).doUpdateSet({ views: sql`sold_out_views.views + excluded.views` }),
        )
        .execute();
    },
  };
}
