import type { Facet } from './facet.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FilterNames } from './filter-names.ts';
import { partingGroups } from './parting-groups.ts';

/** Facets worth offering: more than one distinct value, except the store, which is always offered (LIST-47). */
export function offeredFacets(index: FacetIndex, { groups }: Pick<FilterNames, 'groups'>): Facet[] {
  const choicesOf = (facet: Facet): number => {
    if (facet.kind === 'range') return facet.span.max > facet.span.min ? 2 : 1;
    return facet.key === 'group' ? partingGroups(facet, groups).length : facet.options.length;
  };
  return index.keys.flatMap((key) => {
    const facet = index.facet(key);
    return facet && (key === 'store' || choicesOf(facet) > 1) ? [facet] : [];
  });
}
