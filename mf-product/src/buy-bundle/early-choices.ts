import { changeSelection } from '../choose-variant/change-selection.ts';
import type { Selection } from '../choose-variant/selection.ts';
import type { BundlePart } from './part-choices.tsx';

/** Where a part's choices stand in the page. */
export const partId = (id: number): string => `part-${id}`;

/**
 * What was chosen in the server's HTML before this code came: hydration would set every field back to where it began.
 * @returns null where nothing else was chosen, and on the server
 */
export function earlyChoices(
  parts: readonly BundlePart[],
  selections: readonly Selection[],
): readonly Selection[] | null {
  if (typeof document === 'undefined') return null;
  const chosen = parts.map((part, index) => {
    const begun = selections[index];
    return begun ? chosenOf(part, begun) : null;
  });
  if (chosen.every((selection) => selection === null)) return null;
  return selections.map((begun, index) => chosen[index] ?? begun);
}

function chosenOf(part: BundlePart, begun: Selection): Selection | null {
  let selection = begun;
  for (const choice of ['color', 'size', 'type'] as const) {
    const field = document.querySelector<HTMLSelectElement>(`#${partId(part.id)} select[name="${choice}"]`);
    if (field?.value && field.value !== begun[choice])
      selection = changeSelection({ products: [...part.products] }, selection, choice, field.value);
  }
  return selection === begun ? null : selection;
}
