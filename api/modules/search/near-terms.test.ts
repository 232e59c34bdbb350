import { expect, it } from 'vitest';
import { createNearTerms } from './near-terms.ts';

const terms = ['trouser', 'vaelluskenk', 'telt'];
const near = createNearTerms(terms);

it.each([
  ['by its stem', 'tletoissa', 'tlet', ['telt']],
  ['as it was typed, where its stem was cut wrongly', 'torusers', 'torus', ['trouser']],
  ['by its trigrams, where it slipped too often', 'vaellusxyzk', 'vaellusxyzk', ['vaelluskenk']],
  ['not at all', 'xyz', null, []],
])('finds what a word was meant to be %s', (_how, folded, stem, meant) => {
  expect(near({ folded, stem }).map(({ index }) => terms[index])).toEqual(meant);
});
