import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { $visitedPaths } from 'mf-shared/stores';

type Grouped = Pick<ProductModel, 'groups' | 'parents'>;
type Trail = readonly { name: string; path: string }[];

/**
 * The groups above a product, as its visitor came: those of the group visited last that holds the product, directly or in a
 * group below it. Where none was visited, those of the main group, as the address has them (PRODUCT-3).
 */
export function breadcrumbTrail({ groups, parents }: Grouped, visited: readonly string[]): Trail {
  const trails: Trail[] = [parents, ...groups.map((group) => [...group.ancestors, group])];
  for (const path of visited) {
    const trail = trails.find((steps) => steps.some((step) => step.path === path));
    if (trail) return trail;
  }
  return parents;
}

/** The trail on the page. Until the page is hydrated it is that of the main group, as the server wrote it. */
export const useBreadcrumbTrail = (model: Grouped): Trail =>
  breadcrumbTrail(model, useStore($visitedPaths, { ssr: 'initial' }));
