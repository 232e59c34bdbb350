import type { Term } from './match-term.ts';
import { createTrigramTerms } from './trigram-terms.ts';
import { createTypoTerms } from './typo-terms.ts';

export interface FuzzyMatch {
  /** Place in the list of terms. */
  index: number;
  /** How near the term is, 0–1. */
  similarity: number;
}

export type FuzzyTerms = (word: Term) => FuzzyMatch[];

/** The terms that a misspelt word was meant to be: those a typo away, else those that share most trigrams with it. */
export function createFuzzyTerms(terms: readonly string[]): FuzzyTerms {
  const typos = createTypoTerms(terms);
  const similarByTrigrams = createTrigramTerms(terms);
  return (word) => {
    const found = typos(word);
    return found.length > 0 ? found : similarByTrigrams(word.stem ?? word.folded);
  };
}
