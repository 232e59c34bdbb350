/** A typed word as texts hold it. */
export interface Term {
  /** Lower case, without accents. */
  folded: string;
  /** In the language of the search; null for words that say nothing (`ja`, `and`). */
  stem: string | null;
}

/** Words that say nothing stand in no index (the `down` of a down jacket is one in English): the others, where there are any. */
export const withoutStopWords = <Each extends Term>(terms: readonly Each[]): readonly Each[] =>
  terms.some(({ stem }) => stem !== null) ? terms.filter(({ stem }) => stem !== null) : terms;

/** Shorter ones are within too many words. */
const shortestPart = 3;
/** The part before the end of a compound is a word, and no word has a single letter (`w-arm`, `k-uori`). */
const shortestBefore = 2;

/** From here a term is, or begins with, what was typed. */
export const typedQuality = 0.8;
/** It only holds what was typed, somewhere within. */
export const withinQuality = 0.4;
/** From here it ends with the typed word's stem. */
export const compoundQuality = 0.6;

/**
 * How well a term of the texts answers a typed word: 1 the same stem, 0.8 begins with what was typed, 0.6 a compound that
 * ends with the stem (`takkia` → `kuoritakki`), 0.5 begins with the stem only (`bots` → `bottle`), 0.4 holds what was
 * typed, 0 not at all.
 */
export function matchTerm(term: string, { folded, stem }: Term): number {
  if (term === stem || term === folded) return 1;
  if (term.startsWith(folded)) return typedQuality;
  if (stem !== null && isEndOfCompound(term, stem)) return compoundQuality;
  if (stem !== null && term.startsWith(stem)) return 0.5;
  return folded.length >= shortestPart && term.includes(folded) ? withinQuality : 0;
}

const isEndOfCompound = (term: string, stem: string): boolean =>
  stem.length >= shortestPart && term.endsWith(stem) && term.length - stem.length >= shortestBefore;
