import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { staged } from './staging.ts';

/** Tables whose rows stand in the order of their lines: the column that says so, and what tells rows apart. */
const orders = [
  ['countries', 'sort_order', 'code'],
  ['delivery_methods', 'sort_order', 'id'],
  ['stores', 'stock_display_order', 'id'],
  ['manufacturers', 'sort_order', 'id'],
  ['product_types', 'sort_order', 'id'],
  ['properties', 'priority', 'id'],
  ['product_groups', 'sort_order', 'id'],
  ['static_pages', 'sort_order', 'id'],
  ['tabbed_pages', 'sort_order', 'id'],
  ['banners', 'sort_order', 'id'],
  ['articles', 'sort_order', 'id'],
] as const;

/**
 * Where the lines of a file stand in the order in which the shop has them already, the numbers of that order stay: rows
 * that the file does not name, or that staff have placed, keep their place among them, and nothing changes (IMPORT-3,
 * IMPORT-12).
 */
export async function keepOrder(tx: Executor): Promise<void> {
  for (const [table, column, key] of orders)
    await sql`UPDATE ${staged(table)} s SET ${sql.ref(column)} = t.${sql.ref(column)}
      FROM ${sql.table(table)} t WHERE t.${sql.ref(key)} = s.${sql.ref(key)} AND (
        SELECT bool_and(is_known AND given = stored) FROM (
          SELECT k.${sql.ref(key)} IS NOT NULL AS is_known,
            row_number() OVER (ORDER BY n.${sql.ref(column)} ${from(column)}) AS given,
            row_number() OVER (ORDER BY k.${sql.ref(column)} ${from(column)}, k.${sql.ref(key)}) AS stored
          FROM ${staged(table)} n LEFT JOIN ${sql.table(table)} k ON k.${sql.ref(key)} = n.${sql.ref(key)}) placed)`.execute(
      tx,
    );
}

/** A high priority comes first, and a low number. */
const from = (column: string) => sql.raw(column === 'priority' ? 'DESC' : 'ASC');
