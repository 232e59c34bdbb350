import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { $visitedGroups, restoreVisitedGroups, type VisitedStep } from 'mf-shared/stores';
import { useEffect } from 'react';

type Grouped = Pick<ProductModel, 'groups' | 'parents'>;

/**
 * The groups above a product as its visitor came: those of the newest visited group that holds it, otherwise its main
 * group's, as its address has them (PRODUCT-3).
 */
export function wayHere(model: Grouped, visited: readonly (readonly VisitedStep[])[]): readonly VisitedStep[] {
  const main = model.parents.at(-1)?.path ?? '';
  const trail = visited.find((each) => {
    const path = each.at(-1)?.path ?? '';
    return main.startsWith(path) || model.groups.some((group) => group.path.startsWith(path));
  });
  // A group above the main one is among its steps.
  return trail && !main.startsWith(trail.at(-1)?.path ?? '') ? trail : model.parents;
}

/** While the page stands as the server wrote it, the main group's. */
export function useWayHere(model: Grouped): readonly VisitedStep[] {
  const visited = useStore($visitedGroups, { ssr: 'initial' });
  useEffect(restoreVisitedGroups, []);
  return wayHere(model, visited);
}
