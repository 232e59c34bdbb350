import type { SearchIndex } from './load-search-index.ts';
import { compoundQuality, matchTerm, type Term, typedQuality, withinQuality, withoutStopWords } from './match-term.ts';
import { eachPosting } from './postings.ts';
import type { OtherWays } from './synonyms.ts';

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

/** The quality of a term that sounds like the word: it was meant, and spelled in another way. */
const phoneticQuality = 0.9;

interface Match {
  index: number;
  quality: number;
}

/** What another way to say a word is worth beside the word itself: as much as a compound that ends with it. */
const otherWayQuality = compoundQuality;

/** A typed word with the other ways to say it. */
export type TypedWord = Term & { otherWays?: OtherWays };

/** What answers one word. */
interface Answered {
  scores: Map<number, number>;
  isApproximate: boolean;
  bestTerm: string;
}

/**
 * Models in which every word is answered. A word that no term is or begins with gives way to those that sound like it, then
 * to the two words that it is made of, and one that no term answers at all to fuzzy matches. Other ways to say a word answer
 * it, too. Where the words never stand together, each counts by itself.
 */
export function rankModels(index: SearchIndex, typed: readonly TypedWord[]): Ranked {
  const words = withoutStopWords(typed);
  const answers = words.map((word) => answerOf(index, word)).filter(({ scores }) => scores.size > 0);
  const isApproximate = answers.length < words.length || answers.some((answer) => answer.isApproximate);
  const perWord = answers.map(({ scores }) => scores);
  const together = intersect(perWord);
  const bestTerms = answers.map(({ bestTerm }) => bestTerm);
  if (together.size > 0 || perWord.length < 2) return { scores: together, isApproximate, bestTerms };
  return { scores: unite(perWord), isApproximate: true, bestTerms };
}

function answerOf(index: SearchIndex, word: TypedWord): Answered {
  const others = (word.otherWays ?? []).map((terms) => scoresTogether(index, terms)).filter(({ size }) => size > 0);
  const own = ownAnswer(index, word, others.length > 0);
  for (const scores of others) keepBest(own.scores, scores, otherWayQuality);
  return own;
}

/** @param isSaidOtherwise whether another way to say it answers: then nothing fuzzy is needed */
function ownAnswer(index: SearchIndex, word: Term, isSaidOtherwise: boolean): Answered {
  const answer = (matches: readonly Match[], isApproximate: boolean): Answered => ({
    scores: scoresOf(index, matches),
    isApproximate: isApproximate && !isSaidOtherwise,
    bestTerm: matches.length > 0 ? bestTerm(index, matches) : word.folded,
  });
  const exact = exactMatches(index, word);
  if (exact.some(({ quality }) => quality >= typedQuality)) return answer(exact, false);
  const strong = exact.filter(({ quality }) => quality >= compoundQuality);
  const phonetic = phoneticMatches(index, word);
  if (phonetic.length > 0) return answer([...phonetic, ...strong], true);
  // Letters within a word may mean anything: that is not understood.
  if (exact.length > 0 && (strong.length > 0 || exact.some(({ quality }) => quality > withinQuality)))
    return answer(exact, false);
  if (isSaidOtherwise) return answer(strong, false);
  const parts = splitAnswer(index, word);
  if (parts) return parts;
  if (exact.length > 0) return answer(exact, true);
  return answer(
    index.fuzzy(word).map((term) => ({ index: term.index, quality: term.similarity })),
    true,
  );
}

/** The word as the two that it is made of; where they never stand together its last part, which says what it is. */
function splitAnswer(index: SearchIndex, { folded }: Term): Answered | null {
  const parts = index.split(folded);
  if (!parts) return null;
  const [head, tail] = parts.map((at) => index.terms[at] ?? '');
  const termsOf = (stem = ''): Term => ({ folded: stem, stem });
  const both = scoresTogether(index, [termsOf(head), termsOf(tail)]);
  if (both.size > 0) return { scores: both, isApproximate: false, bestTerm: tail ?? '' };
  return { scores: scoresOf(index, exactMatches(index, termsOf(tail))), isApproximate: true, bestTerm: tail ?? '' };
}

/** Models in which all of these words stand, each as good as the average of them. */
function scoresTogether(index: SearchIndex, terms: readonly Term[]): Map<number, number> {
  const strong = (term: Term) => exactMatches(index, term).filter(({ quality }) => quality >= compoundQuality);
  const scores = intersect(terms.map((term) => scoresOf(index, strong(term))));
  for (const [id, score] of scores) scores.set(id, score / terms.length);
  return scores;
}

function keepBest(scores: Map<number, number>, more: ReadonlyMap<number, number>, share: number): void {
  for (const [id, score] of more) if (score * share > (scores.get(id) ?? 0)) scores.set(id, score * share);
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
    eachPosting(postings, index, (posting) => {
      const id = posting >> 2;
      const score = quality * (placeWeights[posting & 3] ?? 0);
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    });
  return scores;
}

function intersect(perWord: readonly Map<number, number>[]): Map<number, number> {
  if (perWord.length === 1 && perWord[0]) return perWord[0];
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
