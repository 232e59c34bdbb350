import { type RawBuilder, sql } from 'kysely';
import { keyOf } from '../../db/keys-of-files.ts';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** How a merchant's files, and forms with them, name a row of each table. */
const names = {
  manufacturers: sql.ref('slug'),
  colours: sql.ref('slug'),
  product_types: sql.ref('slug'),
  product_groups: keyOf('product_groups'),
  size_tables: keyOf('size_tables'),
} satisfies Record<string, RawBuilder<unknown>>;

/** The number of what a form names. @param field where it is named @throws Refusal there, where there is no such row */
export async function findNamed(tx: Executor, table: keyof typeof names, name: string, field: string): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    tx,
    sql`SELECT id FROM ${sql.table(table)} WHERE ${names[table]} = ${name}`,
  );
  if (!row) throw refusedField(field, 'products.not_there');
  return row.id;
}
