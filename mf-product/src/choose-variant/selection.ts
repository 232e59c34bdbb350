import type { Variant } from 'mf-shared/contract';

/** What the shopper has chosen so far; null where nothing is. */
export interface Selection {
  color: string | null;
  size: string | null;
  type: string | null;
}

export const emptySelection: Selection = { color: null, size: null, type: null };

export type Choice = keyof Selection;

/** A variant's value for a choice; null where the variant does not have that choice. */
export function choiceValue(variant: Variant, choice: Choice): string | null {
  if (choice === 'color') return variant.color_slug || null;
  if (choice === 'size') return variant.size?.name ?? null;
  return variant.product_type?.name ?? null;
}

/** True where the variant fits everything that is chosen, the named choice left out. */
export function fitsSelection(variant: Variant, selection: Selection, leftOut?: Choice): boolean {
  return (['color', 'size', 'type'] as const).every((choice) => {
    const chosen = selection[choice];
    return choice === leftOut || chosen === null || choiceValue(variant, choice) === chosen;
  });
}
