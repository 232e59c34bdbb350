import type { ProductModel } from 'mf-shared/contract';
import { type Choice, choiceValue, fitsSelection, type Selection } from './selection.ts';

/**
 * Takes a new choice. Other choices stay where a variant with all of them exists
 * and are cleared otherwise, so that the button says what is missing.
 */
export function changeSelection(
  model: Pick<ProductModel, 'products'>,
  selection: Selection,
  choice: Choice,
  value: string,
): Selection {
  let next: Selection = { ...selection, [choice]: value };
  for (const other of ['size', 'type', 'color'] as const) {
    if (other === choice || model.products.some((variant) => fitsSelection(variant, next))) continue;
    next = { ...next, [other]: null };
  }
  return next;
}

/** Choices that have more than one option and none chosen, in the order in which they are asked for. */
export function missingChoices(model: Pick<ProductModel, 'products'>, selection: Selection): Choice[] {
  return (['color', 'size', 'type'] as const).filter((choice) => {
    if (selection[choice] !== null) return false;
    return (
      new Set(model.products.map((variant) => choiceValue(variant, choice)).filter((value) => value !== null)).size > 1
    );
  });
}
