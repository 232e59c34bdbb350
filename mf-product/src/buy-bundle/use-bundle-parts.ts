import type { ProductModel } from 'mf-shared/contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import { chosenVariant } from '../choose-variant/chosen-variant.ts';
import { emptySelection, type Selection } from '../choose-variant/selection.ts';
import { firstSelection } from './first-selection.ts';
import type { BundlePart } from './part-choices.tsx';
import { preHydrationChoices } from './pre-hydration-choices.ts';

/** The parts of a bundle model and what is chosen of each; every part begins as a product's page would. */
export function useBundleParts(model: Pick<ProductModel, 'bundle_models'>) {
  const parts = useMemo(
    () =>
      model.bundle_models.map((part): BundlePart => ({ ...part, image: part.products[0]?.images[0]?.full_url ?? '' })),
    [model],
  );
  const [selections, setSelections] = useState<readonly Selection[]>(() => parts.map(firstSelection));
  // Read while the server's HTML still stands as the visitor left it.
  const [early] = useState(() => preHydrationChoices(parts, selections));
  useLayoutEffect(() => {
    if (early) setSelections(early);
  }, [early]);
  const variants = parts.map(({ products }, index) =>
    chosenVariant({ products: [...products] }, selections[index] ?? emptySelection),
  );
  const select = (index: number, selection: Selection) => setSelections(selections.with(index, selection));
  return { parts, selections, variants, select };
}
