/** A typed word as texts hold it. */
export interface Term {
  /** Lower case, without accents. */
  folded: string;
  /** In the language of the search; null for words that say nothing (`ja`, `and`). */
  stem: string | null;
}

/** Shorter ones are within too many words. */
const shortestPart = 3;

/**
 * How well a term of the texts answers a typed word: 1 the same stem, 0.8 begins with what was typed, 0.6 a compound that
 * ends with the stem (`takkia` → `kuoritakki`), 0.4 holds what was typed, 0 not at all.
 */
export function matchTerm(term: string, { folded, stem }: Term): number {
  if (term === stem || term === folded) return 1;
  if (term.startsWith(folded) || (stem !== null && term.startsWith(stem))) return 0.8;
  if (stem !== null && stem.length >= shortestPart && term.endsWith(stem)) return 0.6;
  return folded.length >= shortestPart && term.includes(folded) ? 0.4 : 0;
}
