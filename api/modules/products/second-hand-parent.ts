import type { ProductModel } from 'mf-shared/contract';
import { modelPath } from '../../read-model/list-item.ts';
import type { Model } from '../../read-model/model.ts';
import { areaPricesOf } from '../../read-model/price-facts.ts';
import type { ModelView } from './model-answer.ts';

/** The new product that a second-hand one is a piece of (PRODUCT-83). */
export function secondHandParent(model: Model, view: ModelView): ProductModel['second_hand_parent'] {
  const parent = view.catalogue.models.get(model.second_hand_parent_id ?? 0);
  if (!parent) return null;
  return {
    id: parent.id,
    is_active: parent.is_public,
    url: modelPath(parent, view.locale),
    prices: { [view.taxAreaId]: areaPricesOf(parent.prices, parent, view.taxAreaId, view.catalogue) },
    manufacturer: parent.manufacturer.name,
    name: view.nameOf(parent.id),
  };
}
