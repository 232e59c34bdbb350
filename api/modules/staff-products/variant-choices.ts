import { sql } from 'kysely';
import { compareSizes, isInSizeOrder } from 'mf-shared/rules/size-order';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';

interface Choice {
  sku: string;
  colour_id: number | null;
  size_name: string | null;
  type_id: number | null;
}

/** @throws Refusal where shoppers could not choose between it and another one */
export async function checkChoice(tx: Executor, modelId: number, { sku, colour_id, size_name, type_id }: Choice) {
  const same = await othersToBuy(tx, modelId, sku)
    .where(
      sql<boolean>`(colour_id, size_name, type_id) IS NOT DISTINCT FROM (${colour_id}::int, ${size_name}::text, ${type_id}::int)`,
    )
    .executeTakeFirst();
  if (same) throw refusedField('size', 'products.same_choice', { sku: same.sku });
}

/** @throws Refusal where no other variant can be bought: the product is hidden instead */
export async function checkOthers(tx: Executor, modelId: number, sku: string): Promise<void> {
  if (!(await othersToBuy(tx, modelId, sku).executeTakeFirst()))
    throw refusedField('is_active', 'products.last_variant');
}

const othersToBuy = (tx: Executor, modelId: number, sku: string) =>
  tx
    .selectFrom('variants')
    .select('sku')
    .where('model_id', '=', modelId)
    .where('sku', '!=', sku)
    .where('is_active', '=', true);

/** A colour that the product did not have yet comes behind the others, without pictures of its own. */
export async function addColour(tx: Executor, model_id: number, colour_id: number): Promise<void> {
  const sort_order = sql<number>`(SELECT coalesce(max(sort_order), -1) + 1 FROM model_colours WHERE model_id = ${model_id})`;
  await tx
    .insertInto('model_colours')
    .values({ model_id, colour_id, sort_order })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await countColours(tx, model_id);
}

/** A colour that no variant to be bought has goes, unless it has pictures: cards would show its dot. */
export async function forgetColours(tx: Executor, modelId: number): Promise<void> {
  await sql`DELETE FROM model_colours c WHERE c.model_id = ${modelId} AND c.images = '[]'
    AND NOT EXISTS (SELECT FROM variants v WHERE v.model_id = c.model_id AND v.colour_id = c.colour_id AND v.is_active)`.execute(
    tx,
  );
  await countColours(tx, modelId);
}

const countColours = (tx: Executor, modelId: number) =>
  sql`UPDATE product_models SET is_multi_color = (SELECT count(*) > 1 FROM model_colours WHERE model_id = ${modelId})
    WHERE id = ${modelId}`.execute(tx);

/**
 * Puts the sizes of a product in the order of lists, where those of its other variants stand in it; else they stay, and new
 * ones come behind them. @param changed SKUs of variants that are new, or whose size may be another one
 */
export async function orderSizes(tx: Executor, modelId: number, changed: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('variants')
    .select(['id', 'sku', 'size_name'])
    .where('model_id', '=', modelId)
    .where('size_name', 'is not', null)
    .orderBy('size_sort')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const sizesOf = (some: typeof rows) => [...new Set(some.flatMap(({ size_name }) => size_name ?? []))];
  const known = sizesOf(rows.filter(({ sku }) => !changed.includes(sku)));
  const order = withNewSizes(known, sizesOf(rows));
  const places = rows.map(({ id, size_name }) => ({ id, place: order.indexOf(size_name ?? '') }));
  await sql`UPDATE variants v SET size_sort = p.place
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS p (id integer, place integer)
    WHERE p.id = v.id AND v.size_sort <> p.place`.execute(tx);
}

/** @param known in their order @param all those as they stand, with new ones among them */
export function withNewSizes(known: readonly string[], all: readonly string[]): string[] {
  const isOrdered = known.toSorted(compareSizes).every((size, place) => size === known[place]);
  return isOrdered && all.every(isInSizeOrder) ? all.toSorted(compareSizes) : [...all];
}
