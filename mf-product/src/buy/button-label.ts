import type { ProductModel } from 'mf-shared/contract';
import { missingChoices } from '../choose-variant/change-selection.ts';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { type OutReason, outReason, variantAvailability } from '../choose-variant/orderable.ts';
import type { Choice, Selection } from '../choose-variant/selection.ts';

/** What the add-to-cart button says and does (PRODUCT-48, PRODUCT-49). */
export type ButtonState = { kind: 'select'; choice: Choice } | { kind: 'add' } | { kind: 'out'; out: OutReason };

/** Missing choices are named one at a time; then Add to cart if orderable, else Out of stock or In stores only (disabled). */
export function buttonState(model: Pick<ProductModel, 'products' | 'on_order'>, selection: Selection): ButtonState {
  const [missing] = missingChoices(model, selection);
  if (missing) return { kind: 'select', choice: missing };
  const variant = chosenVariant(model, selection);
  const out = outReason(variant ? variantAvailability(variant, model) : 'sold-out');
  return out ? { kind: 'out', out } : { kind: 'add' };
}
