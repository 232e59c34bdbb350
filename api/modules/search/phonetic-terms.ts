/** Numbers of the terms that sound like a word and are spelt otherwise. */
export type PhoneticTerms = (word: string) => readonly number[];

/** Shorter ones sound like too much. */
const shortest = 3;

const none: readonly number[] = [];

/** `jakor` is meant for `jackor`, `bots` for `boots`: what is heard once is often written once. */
export function createPhoneticTerms(terms: readonly string[]): PhoneticTerms {
  let table: Map<string, number[]> | null = null;
  return (word) => {
    if (word.length < shortest) return none;
    table ??= tableOf(terms);
    return (table.get(phoneticKey(word)) ?? none).filter((index) => terms[index] !== word);
  };
}

/** Repeated letters once, `ck` as `k`, `ph` as `f`. */
export const phoneticKey = (word: string): string =>
  word
    .replaceAll('ck', 'k')
    .replaceAll('ph', 'f')
    .replace(/(\p{L})\1+/gu, '$1');

function tableOf(terms: readonly string[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  for (const [index, term] of terms.entries()) {
    const key = phoneticKey(term);
    const list = table.get(key);
    if (list) list.push(index);
    else table.set(key, [index]);
  }
  return table;
}
