import type { ProductModel, Variant } from 'mf-shared/contract';
import { bestAvailability } from 'mf-shared/rules/availability';
import { isOrderable, type OutReason, outReason, variantAvailability } from './orderable.ts';
import { type Choice, choiceValue, fitsSelection, type Selection } from './selection.ts';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Path under /media/ of a colour's picture, else empty. */
  image: string;
  /** Why no variant with the other current selections can be ordered; empty where one can (PRODUCT-42, AVAIL-10). */
  out: OutReason | '';
  /** Pieces that can be ordered with the other selections; told before the tap where few are left. */
  inStock: number;
  /** Dispatch number of the variant that can be ordered and leaves first; infinite without one. */
  dispatchNumber: number;
}

type ModelForChoices = Pick<ProductModel, 'products' | 'on_order'>;

/** Options of a choice in the order they are shown, each with its availability given the other choices. */
export function choiceOptions(model: ModelForChoices, choice: Choice, selection: Selection): ChoiceOption[] {
  const byValue = Map.groupBy(
    model.products.filter((variant) => choiceValue(variant, choice) !== null),
    (variant) => choiceValue(variant, choice) ?? '',
  );
  return [...byValue]
    .sort(([, left], [, right]) => compareOptions(choice, left, right))
    .map(([value, variants]) => {
      const coloured = choice === 'color' ? variants[0] : null;
      const fitting = variants.filter((variant) => fitsSelection(variant, selection, choice));
      const orderable = fitting.filter((variant) => isOrderable(variant, model));
      return {
        value,
        label: coloured?.colour ?? value,
        image: coloured?.images[0]?.full_url ?? '',
        out: outReason(bestAvailability(fitting.map((variant) => variantAvailability(variant, model)))),
        inStock: orderable.reduce((sum, variant) => sum + variant.stock_data.in_stock, 0),
        dispatchNumber: Math.min(...orderable.map((variant) => variant.shipping_time.number)),
      };
    });
}

/**
 * Colours by number of in-stock variants, most first, then name; sizes and types by sort order (PRODUCT-39 to
 * PRODUCT-41).
 */
function compareOptions(choice: Choice, left: readonly Variant[], right: readonly Variant[]): number {
  const [a, b] = [left[0], right[0]];
  if (!a || !b) return 0;
  if (choice === 'color') return countInStock(right) - countInStock(left) || a.colour.localeCompare(b.colour);
  if (choice === 'size') return (a.size?.sort_order ?? 0) - (b.size?.sort_order ?? 0);
  return (a.product_type?.sort_order ?? 0) - (b.product_type?.sort_order ?? 0);
}

const countInStock = (variants: readonly Variant[]) =>
  variants.filter((variant) => variant.stock_data.in_stock > 0).length;
