import type { Executor } from '../../db/schema.ts';
import { translate } from '../../texts/translate.ts';
import type { BuyerView } from './buyer-view.ts';
import { isSoldAlone } from './price-rows.ts';
import type { CartMessage } from './priced-cart.ts';

const mostNamed = 50;

/** Says which products of a cart are no longer sold, by name where there ever was one. No query when all are sold. */
export async function nameMissingProducts(
  db: Executor,
  productIds: readonly number[],
  view: BuyerView,
): Promise<CartMessage[]> {
  const missing = [...new Set(productIds)]
    .filter((id) => !isSoldAlone(view.catalogue.variants.get(id), view))
    .slice(0, mostNamed);
  if (missing.length === 0) return [];
  const storable = missing.filter((id) => Math.abs(id) < 2 ** 31);
  const rows = await db
    .selectFrom('variants')
    .innerJoin('model_texts', 'model_texts.model_id', 'variants.model_id')
    .select(['variants.id', 'model_texts.name', 'model_texts.locale'])
    .where('variants.id', 'in', storable.length > 0 ? storable : [0])
    .where('model_texts.locale', 'in', [view.locale, 'fi'])
    .execute();
  return missing.map((productId) => {
    const named = rows.filter((row) => row.id === productId);
    const name = (named.find((row) => row.locale === view.locale) ?? named[0])?.name;
    const key = name === undefined ? 'checkout.product_unknown' : 'checkout.product_removed';
    return { code: 'product_removed', productId, message: translate(view.locale, key, { name: name ?? '' }) };
  });
}
