import type { ProductModel, Variant } from 'mf-shared/contract';
import { missingChoices } from './change-selection.ts';
import { fitsSelection, type Selection } from './selection.ts';

/** Variant ids that stand for no variant (PRODUCT-45, PRODUCT-46). */
export const nothingChosen = 0;
export const noSuchVariant = -1;

/** The chosen variant's id, 0 while a choice is missing, −1 where no variant matches. */
export function chosenVariantId(model: Pick<ProductModel, 'products'>, selection: Selection): number {
  if (missingChoices(model, selection).length > 0) return nothingChosen;
  return chosenVariant(model, selection)?.id ?? noSuchVariant;
}

export function chosenVariant(model: Pick<ProductModel, 'products'>, selection: Selection): Variant | null {
  if (missingChoices(model, selection).length > 0) return null;
  return model.products.find((variant) => fitsSelection(variant, selection)) ?? null;
}
