import { sql } from 'kysely';
import { type ChosenProducts, mostModels } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { conditions } from '../staff-products/list-products.ts';

/** The ids of what was chosen, in order. @throws Refusal where there are none, or too many for one press */
export async function chooseModels(db: Executor, chosen: ChosenProducts): Promise<number[]> {
  const ids =
    'ids' in chosen
      ? [...new Set(chosen.ids)].sort((one, other) => one - other)
      : (
          await readRows<{ id: number }>(
            db,
            sql`SELECT m.id FROM product_models m WHERE ${sql.join(conditions(chosen), sql` AND `)}
              ORDER BY m.id LIMIT ${mostModels + 1}`,
          )
        ).map(({ id }) => id);
  if (ids.length === 0) throw new Refusal(404, 'product_not_found');
  if (ids.length > mostModels) throw new Refusal(400, 'bulk_too_large', { values: { number: mostModels } });
  return ids;
}
