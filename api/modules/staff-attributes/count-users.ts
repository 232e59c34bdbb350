import { type RawBuilder, sql } from 'kysely';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** The products that have rows of each kind, as `id` of the row and `model_id`. @param ids of the rows, in the query */
const productsOf: { [Kind in AttributeKind]: (ids: RawBuilder<unknown>) => RawBuilder<unknown> } = {
  colour: (ids) => sql`SELECT colour_id AS id, model_id FROM variants WHERE colour_id IN ${ids}
    UNION SELECT colour_id, model_id FROM model_colours WHERE colour_id IN ${ids}
    UNION SELECT promoted_colour_id, id FROM product_models WHERE promoted_colour_id IN ${ids}`,
  product_type: (ids) => sql`SELECT DISTINCT type_id AS id, model_id FROM variants WHERE type_id IN ${ids}`,
  tag: (ids) => sql`SELECT tag_id AS id, model_id FROM model_tags WHERE tag_id IN ${ids}`,
  property: (ids) => sql`SELECT DISTINCT property_id AS id, model_id FROM model_properties WHERE property_id IN ${ids}`,
  size_table: (ids) =>
    sql`SELECT size_table_id AS id, id AS model_id FROM product_models WHERE size_table_id IN ${ids}`,
};

/** How many products have rows of a kind, by number; one that none has is not there. */
export async function countUsers(
  db: Executor,
  kind: AttributeKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const users = productsOf[kind](sql`(${sql.join(ids)})`);
  const rows = await readRows<{ id: number; used: number }>(
    db,
    sql`SELECT id, count(*)::int AS used FROM (${users}) users GROUP BY id`,
  );
  return new Map(rows.map(({ id, used }) => [id, used]));
}

/** Products by the value that they have of a property. */
export async function countValues(db: Executor, id: number | null): Promise<ReadonlyMap<string, number>> {
  if (id === null) return new Map();
  const rows = await readRows<{ value: string; count: number }>(
    db,
    sql`SELECT value, count(*)::int AS count FROM model_properties WHERE property_id = ${id} GROUP BY value`,
  );
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** Groups whose lists are filtered by a property, by its key. */
export async function countGroups(db: Executor, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_groups')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(sql<boolean>`${key} = ANY (filterable_properties)`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
