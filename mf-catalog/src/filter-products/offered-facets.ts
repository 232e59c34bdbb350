import type { Facet } from './facet.ts';
import type { FacetIndex } from './facet-index.ts';

/** Facets worth offering: more than one distinct value, except the store, which is always offered (LIST-47). */
export function offeredFacets(index: FacetIndex): Facet[] {
  return index.keys.flatMap((key) => {
    const facet = index.facet(key);
    return facet && (key === 'store' || hasChoice(facet)) ? [facet] : [];
  });
}

const hasChoice = (facet: Facet): boolean =>
  facet.kind === 'range' ? facet.span.max > facet.span.min : facet.options.length > 1;
