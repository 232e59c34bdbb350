import type { SearchSort } from '../sort-products/sort-option.ts';

const storageKey = 'havu-search-order';
let drawn: SearchSort | null = null;

/**
 * The order in which this visitor's searches stand: half of the visitors get the matched one (SEARCH-6). Drawn once and
 * kept, so that a reload does not reshuffle (SEARCH-6); one word that tells nothing of the visitor.
 */
export function drawnSearchSort(draw: () => number = Math.random): SearchSort {
  drawn ??= stored() ?? keep(draw() < 0.5 ? 'matched' : 'default');
  return drawn;
}

function stored(): SearchSort | null {
  try {
    const word = localStorage.getItem(storageKey);
    return word === 'matched' || word === 'default' ? word : null;
  } catch {
    return null;
  }
}

function keep(sort: SearchSort): SearchSort {
  try {
    localStorage.setItem(storageKey, sort);
  } catch {
    // Storage may be full or forbidden: the draw then holds for this visit.
  }
  return sort;
}
