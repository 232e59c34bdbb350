import type { ProductModel } from 'mf-shared/contract';
import { changeSelection } from './change-selection.ts';
import type { Choice, Selection } from './selection.ts';

/**
 * What a visitor chose in the server's HTML before the code came: hydration would set every field back to where it began.
 * @param chosen what a field holds now
 * @returns null where nothing else was chosen
 */
export function preHydrationSelection(
  model: Pick<ProductModel, 'products'>,
  begun: Selection,
  chosen: (choice: Choice) => string | undefined,
): Selection | null {
  let selection = begun;
  for (const choice of ['color', 'size', 'type'] as const) {
    const value = chosen(choice);
    if (value && value !== begun[choice]) selection = changeSelection(model, selection, choice, value);
  }
  return selection === begun ? null : selection;
}
