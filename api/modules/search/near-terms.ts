import type { Term } from './match-term.ts';
import { createSlippedTerms } from './slipped-terms.ts';
import { createTrigramTerms } from './trigram-terms.ts';

export interface NearTerm {
  /** Place in the list of terms. */
  index: number;
  /** How near the term is, 0–1. */
  similarity: number;
}

export type NearTerms = (word: Term) => NearTerm[];

/** The terms that a misspelt word was meant to be: those a slip away, else those that share most trigrams with it. */
export function createNearTerms(terms: readonly string[]): NearTerms {
  const slipped = createSlippedTerms(terms);
  const alikeByTrigrams = createTrigramTerms(terms);
  return (word) => {
    const near = slipped(word);
    return near.length > 0 ? near : alikeByTrigrams(word.stem ?? word.folded);
  };
}
