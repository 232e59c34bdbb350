import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { $visitedPaths } from 'mf-shared/stores';

type Grouped = Pick<ProductModel, 'groups' | 'parents'>;
type Way = readonly { name: string; path: string }[];

/**
 * The groups above a product as its visitor came: those of the newest visited group that holds it, also by a group below,
 * otherwise its main group's, as its address has them (PRODUCT-3).
 */
export function wayHere({ groups, parents }: Grouped, visited: readonly string[]): Way {
  const ways: Way[] = [parents, ...groups.map((group) => [...group.ancestors, group])];
  for (const path of visited) {
    const way = ways.find((steps) => steps.some((step) => step.path === path));
    if (way) return way;
  }
  return parents;
}

/** While the page stands as the server wrote it, the main group's. */
export const useWayHere = (model: Grouped): Way => wayHere(model, useStore($visitedPaths, { ssr: 'initial' }));
