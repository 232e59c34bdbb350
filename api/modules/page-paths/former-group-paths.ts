import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { buildGroupTree, type GroupRow, groupKey } from '../../read-model/group-tree.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** All groups as they are stored, in their order among siblings. */
export const readGroupRows = (db: Executor): Promise<GroupRow[]> =>
  readRows<GroupRow>(db, sql`SELECT * FROM product_groups ORDER BY sort_order, id`);

/** Keeps the addresses that groups have no more, so that they lead to the present ones (ROUTE-137). */
export async function keepFormerPaths(
  tx: Executor,
  before: readonly GroupRow[],
  after: readonly GroupRow[],
): Promise<void> {
  const [old, now] = [buildGroupTree(before), buildGroupTree(after)];
  const former = new Map<string, number>();
  for (const { id, paths } of old.byId.values()) {
    const present = now.byId.get(id);
    if (!present) continue;
    const keys = new Set(Object.values(present.paths).map(groupKey));
    // An address that another group had before this one leads to the other one.
    for (const key of Object.values(paths).map(groupKey))
      if (!keys.has(key) && old.byPath.get(key)?.id === id) former.set(key, id);
  }
  if (former.size === 0) return;
  const rows = JSON.stringify([...former].map(([path, group_id]) => ({ path, group_id })));
  await sql`INSERT INTO former_group_paths (path, group_id)
    SELECT path, group_id FROM jsonb_to_recordset(${rows}::jsonb) AS f (path text, group_id integer)
    ON CONFLICT (path) DO UPDATE SET group_id = excluded.group_id`.execute(tx);
}
