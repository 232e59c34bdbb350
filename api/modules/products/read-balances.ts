import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** Variant id → store id → pieces that are not promised yet, in every store, blocked ones too. */
export async function readBalances(
  db: Executor,
  modelIds: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const rows = await readRows<{ row: [number, Record<string, number>] }>(
    db,
    sql`SELECT json_build_array(s.variant_id, json_object_agg(s.store_id, s.quantity - s.reserved)) AS "row"
      FROM stock s JOIN variants v ON v.id = s.variant_id
      WHERE v.model_id = ANY(${`{${modelIds.join()}}`}::int[]) GROUP BY s.variant_id`,
  );
  return new Map(rows.map(({ row }) => row));
}
