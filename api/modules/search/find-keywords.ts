import type { Keyword } from 'mf-shared/contract';
import { folded } from './search-words.ts';

const shortest = 3;

/** Keywords that the search begins to name or asks about: `vesipil`, `takki vesipilari 20 000`. */
export function findKeywords(
  keywords: readonly Pick<Keyword, 'id' | 'keyword'>[],
  words: readonly string[],
): Pick<Keyword, 'id' | 'keyword'>[] {
  const typed = joined(words.join(' '));
  if (typed.length < shortest) return [];
  return keywords
    .filter(({ keyword }) => {
      const known = joined(keyword);
      return known !== '' && (known.startsWith(typed) || ` ${typed}`.includes(` ${known}`));
    })
    .map(({ id, keyword }) => ({ id, keyword }));
}

/** The words as they are compared: without accents, and what stands between them is a space. */
const joined = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
