import type { ProductModel } from 'mf-shared/contract';
import { choiceOptions } from './choice-options.ts';
import { type Choice, choiceValue, emptySelection, fitsSelection, type Selection } from './selection.ts';

export interface Wishes {
  /** `color`, `select-color`, `size` and `type` of the page's query. */
  query: URLSearchParams;
  /** Sizes chosen before, most recent first; empty on the server. */
  rememberedSizes: readonly string[];
}

type ModelToChoose = Pick<ProductModel, 'products' | 'on_order' | 'promoted_colour'>;

/** What is chosen when the page opens (PRODUCT-34 to PRODUCT-37). */
export function initialSelection(model: ModelToChoose, wishes: Wishes): Selection {
  const color = initialColor(model, wishes.query);
  const type = known(model, 'type', wishes.query.get('type')) ?? firstOption(model, 'type', color);
  return { color, type, size: initialSize(model, wishes, { ...emptySelection, color, type }) };
}

function initialColor(model: ModelToChoose, query: URLSearchParams): string | null {
  return (
    known(model, 'color', query.get('color')) ??
    known(model, 'color', query.get('select-color')) ??
    known(model, 'color', model.promoted_colour) ??
    choiceOptions(model, 'color', emptySelection)[0]?.value ??
    null
  );
}

/** `size` in the query, then remembered sizes, then the only size, then the first orderable, then the first. */
function initialSize(model: ModelToChoose, wishes: Wishes, chosen: Selection): string | null {
  const asked = known(model, 'size', wishes.query.get('size'));
  if (asked) return asked;
  const options = choiceOptions(model, 'size', chosen).filter((option) =>
    model.products.some((variant) => fitsSelection(variant, { ...chosen, size: option.value })),
  );
  const remembered = wishes.rememberedSizes.find((size) =>
    options.some((option) => option.value === size && !option.out),
  );
  return remembered ?? (options.find((option) => !option.out) ?? options[0])?.value ?? null;
}

function known(model: ModelToChoose, choice: Choice, value: string | null): string | null {
  return value !== null && model.products.some((variant) => choiceValue(variant, choice) === value) ? value : null;
}

function firstOption(model: ModelToChoose, choice: Choice, color: string | null): string | null {
  return choiceOptions(model, choice, { ...emptySelection, color })[0]?.value ?? null;
}
