import { createEditDistance } from './edit-distance.ts';
import type { FuzzyMatch } from './fuzzy-terms.ts';
import type { Term } from './match-term.ts';

/** Shorter words are a typo away from too many. */
const shortestWord = 3;
/** From this length on a word may have two typos. */
const longWord = 6;
/** Endings that a stemmer may have left on a misspelt word. */
const ending = /(?:[aeiouyаеиоуыэюя]{1,2}|[aeiouy][nst]|s)$/u;
/** The cost of a letter that is ignored, as a part of a typo's. */
const cutCost = 0.5;
const most = 60;
/** What each typo takes off a term, and what a compound's last part is worth beside a whole term. */
const typoCost = 0.15;
const endShare = 0.7;

/**
 * Finds the terms, or ends of compounds, that are the fewest typos away from a misspelt word.
 * Terms are stems, and a typo may hide from a stemmer what it would cut: `telta` keeps what `teltta` loses.
 */
export function createTypoTerms(terms: readonly string[]): (word: Pick<Term, 'folded' | 'stem'>) => FuzzyMatch[] {
  let letters: Uint32Array | null = null;
  return (word) => {
    letters ??= Uint32Array.from(terms, lettersOf);
    let least = Number.POSITIVE_INFINITY;
    let matches = new Map<number, number>();
    for (const spelling of spellingsOf(word)) {
      const cut = (word.folded.length - spelling.length) * cutCost;
      const allowed = spelling.length >= longWord ? 2 : 1;
      const own = lettersOf(spelling);
      const editDistance = createEditDistance(spelling);
      for (const [index, term] of terms.entries()) {
        // A typo takes at most one of the word's letters away, and a term is at most so much shorter.
        if (term.length < spelling.length - allowed || countBits(own & ~(letters[index] ?? 0)) > allowed) continue;
        const { whole, end } = editDistance(term);
        const edits = Math.min(whole, end);
        if (edits > allowed || edits + cut > least) continue;
        if (edits + cut < least) matches = new Map();
        least = edits + cut;
        const similarity = (1 - edits * typoCost) * (whole === edits ? 1 : endShare);
        matches.set(index, Math.max(similarity, matches.get(index) ?? 0));
      }
    }
    const found = [...matches].map(([index, similarity]) => ({ index, similarity }));
    return found.sort((a, b) => b.similarity - a.similarity || a.index - b.index).slice(0, most);
  };
}

/** The word as it was typed, its stem, and the word without its ending: one letter of it, then all. */
function spellingsOf({ stem, folded }: Pick<Term, 'folded' | 'stem'>): string[] {
  const [tail = ''] = ending.exec(folded) ?? [];
  const cut = Array.from(tail, (_, at) => folded.slice(0, folded.length - at - 1));
  return [...new Set([folded, stem ?? folded, ...cut])].filter(({ length }) => length >= shortestWord);
}

/** The letters that a word has, as bits: some letters share one, which only lets more terms be looked at. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
