import type { EnterpriseOrder, Locale } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import type { Variant } from '../../read-model/model.ts';
import type { ModelTexts } from '../../read-model/packed-texts.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';

const most = 100;

/** The customer's open enterprise orders, newest first; what is no longer sold is left out. */
export async function readEnterpriseOrders(
  db: Executor,
  catalogue: Catalogue,
  customerId: number,
  locale: Locale,
): Promise<EnterpriseOrder[]> {
  const orders = await db
    .selectFrom('enterprise_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('enterprise_order_rows')
    .selectAll()
    .where(
      'enterprise_order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('variant_id')
    .execute();
  const texts = await catalogue.textsOf(locale);
  return orders.map((order) => ({
    id: order.id,
    created: order.created_at.toISOString(),
    products: rows
      .filter((row) => row.enterprise_order_id === order.id)
      .flatMap(({ variant_id, amount }) => {
        const variant = catalogue.variants.get(variant_id);
        return variant ? [{ ...productAnswer(variant, texts, locale), amount }] : [];
      }),
  }));
}

function productAnswer(variant: Variant, texts: ModelTexts, locale: Locale) {
  const { model, colour, size, type } = variant;
  const pictures = model.colours.find((each) => each.colour.id === colour?.id)?.images;
  return {
    productId: variant.id,
    modelId: model.id,
    name: texts.get(model.id)?.name ?? model.slug,
    manufacturer: model.manufacturer.name,
    image: mediaPath(pictures?.[0]?.path ?? model.image),
    path: modelPath(model, locale),
    color: colour ? textIn(colour.names, locale) : '',
    size: size ?? '',
    type: type ? textIn(type.names, locale) : '',
    mainGroup: model.mainGroup ? textIn(model.mainGroup.names, locale) : '',
  };
}
