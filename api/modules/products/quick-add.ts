import type { Locale, QuickAdd } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { teaser } from '../../read-model/list-item.ts';
import type { Model, Variant } from '../../read-model/model.ts';
import { isOrderable } from '../../read-model/stock-facts.ts';

interface Asked {
  locale: Locale;
  taxAreaId: number;
  /** Called with the name of every model whose stock the answer depends on. */
  tag: (name: string) => void;
}

/** The products of the setting `quick_add_products` that one press can add, in its order (CONF-47). */
export async function quickAddOf(catalogue: Catalogue, { locale, taxAreaId, tag }: Asked): Promise<QuickAdd> {
  const models = catalogue.general.quickAddProducts.flatMap((id) => catalogue.models.get(id) ?? []);
  const texts = await catalogue.textsOfSome(
    locale,
    models.map(({ id }) => id),
  );
  return models.flatMap((model) => {
    tag(`model:${model.id}`);
    const variant = onlyVariant(model);
    const names = texts.get(model.id);
    if (!variant || !names) return [];
    return [{ variantId: variant.id, product: teaser(model, names, { locale, taxAreaId, reference: catalogue }) }];
  });
}

/** The variant that is bought where nothing has to be chosen; null where it cannot be bought just now. */
function onlyVariant(model: Model): Variant | null {
  const { variants } = model;
  const [variant] = variants;
  const isPlain = model.is_public && !model.campaign_only && !model.is_bundle && !model.is_gift_card;
  return variant && variants.length === 1 && isPlain && isOrderable(variant) ? variant : null;
}
