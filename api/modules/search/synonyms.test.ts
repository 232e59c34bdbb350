import { expect, it } from 'vitest';
import type { Term } from './match-term.ts';
import { otherWaysOf } from './synonyms.ts';

/** A stemmer that cuts what this test's words need. */
const term = (word: string): Term => ({ folded: word, stem: word.replace(/(t|s)$/, '') });
const readTerms = async (_locale: string, words: readonly string[]) => words.map(term);
const groups = {
  fi: [
    ['-monot', '-kengat'],
    ['pullo', 'juomapullo', 'iso termos'],
  ],
  en: [['sneaker', 'running shoe']],
};

async function ways(locale: 'fi' | 'en' | 'sv', ...typed: string[]) {
  const found = await otherWaysOf(typed.map(term), locale, groups, readTerms);
  return found.map((other) => other.map((terms) => terms.map(({ folded }) => folded).join(' ')));
}

it('a word stands for the others of its group, in any of its forms (SEARCH-15)', async () => {
  expect(await ways('fi', 'pullot', 'takki')).toEqual([['juomapullo', 'iso termos'], []]);
  expect(await ways('en', 'sneakers')).toEqual([['running shoe']]);
});

it('a compound’s end stands for the other ends of its group, and for no word by itself (SEARCH-15)', async () => {
  expect(await ways('fi', 'hiihtomonot', 'vaelluskenga', 'monot')).toEqual([['hiihtokengat'], ['vaellusmonot'], []]);
});

it('a way that is said with a stop word is looked for without it (SEARCH-15)', async () => {
  const stops = async (_locale: string, words: readonly string[]) =>
    words.map((word) => (word === 'down' ? { folded: word, stem: null } : term(word)));
  const found = await otherWaysOf([term('parka')], 'en', { en: [['parka', 'down jacket']] }, stops);
  expect(found).toEqual([[[term('jacket')]]]);
});

it('a language without groups has no other ways', async () => {
  expect(await ways('sv', 'skor')).toEqual([[]]);
});
