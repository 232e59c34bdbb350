import { expect, it } from 'vitest';
import { createTrigramTerms, trigrams } from './trigram-terms.ts';

const terms = ['kuoritak', 'untuvatak', 'vaelluskenk', 'telt', 'reppu'];
const similar = createTrigramTerms(terms);
const words = (word: string) => similar(word).map(({ index }) => terms[index]);

it('takes a word apart into trigrams with its ends', () => {
  expect(trigrams('telt')).toEqual(['  t', ' te', 'tel', 'elt', 'lt ']);
});

it.each([
  ['kuoritkak', ['kuoritak']],
  ['untuvtak', ['untuvatak']],
  ['vaeluskenk', ['vaelluskenk']],
  ['xyz', []],
  ['', []],
])('finds what %s was meant to be', (typed, meant) => {
  expect(words(typed)).toEqual(meant);
});
