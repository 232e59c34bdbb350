import { expect, it } from 'vitest';
import { createFuzzyTerms } from './fuzzy-terms.ts';

const terms = ['trouser', 'vaelluskenk', 'telt'];
const fuzzy = createFuzzyTerms(terms);

it.each([
  ['by its stem', 'tletoissa', 'tlet', ['telt']],
  ['as it was typed, where its stem was cut wrongly', 'torusers', 'torus', ['trouser']],
  ['by its trigrams, where it has too many typos', 'vaellusxyzk', 'vaellusxyzk', ['vaelluskenk']],
  ['not at all', 'xyz', null, []],
])('finds what a word was meant to be %s', (_how, folded, stem, meant) => {
  expect(fuzzy({ folded, stem }).map(({ index }) => terms[index])).toEqual(meant);
});
