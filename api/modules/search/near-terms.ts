export interface NearTerm {
  /** Place in the list of terms. */
  index: number;
  /** Shared trigrams among all trigrams of both, 0–1. */
  similarity: number;
}

export type NearTerms = (word: string) => NearTerm[];

const leastSimilarity = 0.3;
/** Of the best one's similarity; what is much further from the word was not meant. */
const leastShare = 0.75;
const most = 6;

/** `takki` → `␣␣t ␣ta tak akk kki ki␣`, each once. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)))];
}

/** Finds the terms that share most trigrams with a misspelt word. The table is made at the first misspelt word. */
export function createNearTerms(terms: readonly string[]): NearTerms {
  let table: Map<string, number[]> | null = null;
  return (word) => {
    table ??= tableOf(terms);
    const own = trigrams(word);
    const shared = new Map<number, number>();
    for (const trigram of own)
      for (const index of table.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    const ranked = [...shared]
      .map(([index, count]) => ({
        index,
        similarity: count / (own.length + trigrams(terms[index] ?? '').length - count),
      }))
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
      .slice(0, most);
    const [best] = ranked;
    return best ? ranked.filter(({ similarity }) => similarity >= best.similarity * leastShare) : [];
  };
}

function tableOf(terms: readonly string[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  for (const [index, term] of terms.entries())
    for (const trigram of trigrams(term)) {
      const list = table.get(trigram);
      if (list) list.push(index);
      else table.set(trigram, [index]);
    }
  return table;
}
