import { preHydrationSelection } from '../choose-variant/pre-hydration-selection.ts';
import type { Selection } from '../choose-variant/selection.ts';
import type { BundlePart } from './part-choices.tsx';

/** Where a part's choices stand in the page. */
export const partId = (id: number): string => `part-${id}`;

/** What was chosen of the parts before this code came; null where nothing else was, and on the server. */
export function preHydrationChoices(
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

function chosenOf({ id, products }: BundlePart, begun: Selection): Selection | null {
  return preHydrationSelection(
    { products: [...products] },
    begun,
    (choice) => document.querySelector<HTMLSelectElement>(`#${partId(id)} select[name="${choice}"]`)?.value,
  );
}
