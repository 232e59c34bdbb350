import type { FuzzyMatch } from './fuzzy-terms.ts';

const leastSimilarity = 0.3;
/** The least share of the best term's similarity: a term much further from the word was not meant. */
const leastShare = 0.75;
const most = 6;

/** `takki` → `␣␣t ␣ta tak akk kki ki␣`, each once. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))];
}

interface Table {
  /** Trigram → places of the terms that have it. */
  places: Map<string, number[]>;
  /** How many trigrams each term has. */
  sizes: Uint8Array;
}

/** Finds the terms that share most trigrams with a misspelt word. The table is made at the first misspelt word. */
export function createTrigramTerms(terms: readonly string[]): (word: string) => FuzzyMatch[] {
  let table: Table | null = null;
  return (word) => {
    table ??= tableOf(terms);
    const { places, sizes } = table;
    const own = trigrams(word);
    const shared = new Map<number, number>();
    for (const trigram of own)
      for (const index of places.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    const matches: FuzzyMatch[] = [];
    for (const [index, count] of shared) {
      const similarity = count / (own.length + (sizes[index] ?? 0) - count);
      if (similarity >= leastSimilarity) matches.push({ index, similarity });
    }
    matches.sort((a, b) => b.similarity - a.similarity || a.index - b.index);
    const [best] = matches;
    return best ? matches.slice(0, most).filter(({ similarity }) => similarity >= best.similarity * leastShare) : [];
  };
}

function tableOf(terms: readonly string[]): Table {
  const places = new Map<string, number[]>();
  const sizes = new Uint8Array(terms.length);
  for (const [index, term] of terms.entries()) {
    const own = trigrams(term);
    sizes[index] = Math.min(255, own.length);
    for (const trigram of own) {
      const list = places.get(trigram);
      if (list) list.push(index);
      else places.set(trigram, [index]);
    }
  }
  return { places, sizes };
}
