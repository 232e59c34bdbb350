import type { SearchIndex } from './load-search-index.ts';
import { compoundQuality, matchTerm, type Term, typedQuality } from './match-term.ts';

export interface Ranked {
  /** Model id → how well all words are answered. */
  scores: Map<number, number>;
  /** True when fuzzy matches were taken for one that is not known, or when the words never stand together. */
  isApproximate: boolean;
  /** Per typed word the best term that stood in for it. */
  bestTerms: string[];
}

/** By place in the texts: none, description, short description, name or brand. */
const placeWeights = [0, 0.2, 0.4, 1] as const;

/** Of a term that sounds like the word: what was meant, but for its spelling. */
const phoneticQuality = 0.9;

interface Match {
  index: number;
  quality: number;
}

/**
 * Models in which every word is answered. A word that no term is or begins with gives way to those that sound like it, one
 * that no term answers at all to fuzzy matches; where the words never stand together, each counts by itself.
 */
export function rankModels(index: SearchIndex, typed: readonly Term[]): Ranked {
  const words = typed.some(({ stem }) => stem !== null) ? typed.filter(({ stem }) => stem !== null) : typed;
  let isApproximate = false;
  const matches = words.map((word) => {
    const exact = exactMatches(index, word);
    if (exact.some(({ quality }) => quality >= typedQuality)) return exact;
    const phonetic = phoneticMatches(index, word);
    if (phonetic.length === 0 && exact.length > 0) return exact;
    isApproximate = true;
    if (phonetic.length > 0) return [...phonetic, ...exact.filter(({ quality }) => quality >= compoundQuality)];
    return index.fuzzy(word).map((term) => ({ index: term.index, quality: term.similarity }));
  });
  const answered = matches.filter((list) => list.length > 0);
  const perWord = answered.map((list) => scoresOf(index, list));
  const together = intersect(perWord);
  const bestTerms = answered.map((list) => bestTerm(index, list));
  if (together.size > 0 || perWord.length < 2) return { scores: together, isApproximate, bestTerms };
  return { scores: unite(perWord), isApproximate: true, bestTerms };
}

function exactMatches({ terms }: SearchIndex, word: Term): Match[] {
  const found: Match[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const quality = matchTerm(terms[index] ?? '', word);
    if (quality > 0) found.push({ index, quality });
  }
  return found;
}

/** Terms that sound like the word, and compounds that end with one of them. */
function phoneticMatches({ terms, phonetic }: SearchIndex, { stem, folded }: Term): Match[] {
  const found = phonetic(stem ?? folded);
  if (found.length === 0) return [];
  const meant = found.map((index) => terms[index] ?? '');
  const compounds = terms.flatMap((term, index) =>
    meant.some((end) => term.endsWith(end)) ? [{ index, quality: phoneticQuality * compoundQuality }] : [],
  );
  return [...found.map((index) => ({ index, quality: phoneticQuality })), ...compounds];
}

function scoresOf({ postings }: SearchIndex, matches: readonly Match[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { index, quality } of matches)
    for (const posting of postings[index] ?? []) {
      const id = posting >> 2;
      const score = quality * (placeWeights[posting & 3] ?? 0);
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    }
  return scores;
}

function intersect(perWord: readonly Map<number, number>[]): Map<number, number> {
  const [fewest = new Map<number, number>(), ...others] = perWord.toSorted((a, b) => a.size - b.size);
  const scores = new Map<number, number>();
  for (const [id, score] of fewest) {
    let sum = score;
    let isEverywhere = true;
    for (const other of others) {
      const more = other.get(id);
      if (more === undefined) {
        isEverywhere = false;
        break;
      }
      sum += more;
    }
    if (isEverywhere) scores.set(id, sum);
  }
  return scores;
}

function unite(perWord: readonly Map<number, number>[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const word of perWord) for (const [id, score] of word) scores.set(id, (scores.get(id) ?? 0) + score);
  return scores;
}

const bestTerm = ({ terms }: SearchIndex, matches: readonly Match[]): string =>
  terms[matches.reduce((best, match) => (match.quality > best.quality ? match : best)).index] ?? '';
