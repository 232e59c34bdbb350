import { type RawBuilder, sql } from 'kysely';
import { insertMany } from '../../db/insert-many.ts';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** Which products a campaign has, in its order. */
type ProductTable = 'campaign_models' | 'gift_campaign_models';

/** The slugs of the products of a campaign whose id is a column of the statement, in its order. */
export const slugsInOrder = (table: ProductTable, id: string): RawBuilder<string[]> =>
  sql<string[]>`array(SELECT m.slug FROM ${sql.table(table)} cm JOIN product_models m ON m.id = cm.model_id
    WHERE cm.campaign_id = ${sql.ref(id)} ORDER BY cm.sort_order, m.id)`;

/** Stores the products of a campaign, by their slugs, where they are others or in another order. @throws Refusal where there is no such product */
export async function storeProductsInOrder(
  tx: Executor,
  { table, id }: { table: ProductTable; id: number },
  { before, after }: { before: readonly string[] | null; after: readonly string[] },
): Promise<void> {
  if (before?.join(' ') === after.join(' ')) return;
  const models = await readRows<{ id: number; slug: string }>(
    tx,
    sql`SELECT id, slug FROM product_models
      WHERE slug IN (SELECT jsonb_array_elements_text(${JSON.stringify(after)}::jsonb))`,
  );
  const ids = new Map(models.map((model) => [model.slug, model.id]));
  if (ids.size < after.length) throw refusedField('products', 'posts.no_product');
  await tx.deleteFrom(table).where('campaign_id', '=', id).execute();
  await insertMany(
    tx,
    table,
    after.map((slug, sort_order) => ({ campaign_id: id, model_id: ids.get(slug) ?? 0, sort_order })),
  );
}
