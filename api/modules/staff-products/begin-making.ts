import { enterProducts } from '../../db/product-turn.ts';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Begins a write of what a product and its variants are.
 * @throws Refusal 409 while an import runs, and for gift cards and sets, which have rules of their own
 */
export async function beginMaking(tx: Executor, modelId: number | null): Promise<void> {
  if (!(await enterProducts(tx))) throw new Refusal(409, 'import_runs');
  if (modelId === null) return;
  const model = await tx
    .selectFrom('product_models')
    .select(['is_gift_card', 'is_bundle'])
    .where('id', '=', modelId)
    .executeTakeFirstOrThrow();
  if (model.is_gift_card || model.is_bundle) throw new Refusal(409, 'product_is_special');
}
