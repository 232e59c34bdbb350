import { expect, it } from 'vitest';
import { createTypoTerms } from './typo-terms.ts';

const terms = ['kuoritak', 'untuvatak', 'kupoliteltt', 'jacket', 'jakko', 'helmet', 'gant'];
const typos = createTypoTerms(terms);

it.each([
  ['two letters swapped', 'jakcet', ['jacket']],
  ['a letter missing', 'helmt', ['helmet']],
  ['a letter too many', 'helllmet', ['helmet']],
  ['another letter', 'hermet', ['helmet']],
  ['the last part of a compound', 'telt', ['kupoliteltt']],
  ['the last part of several', 'tkak', ['kuoritak', 'untuvatak']],
  ['an ending that the stemmer did not know', 'teltta', ['kupoliteltt']],
  ['two typos in a long word', 'untvatka', ['untuvatak']],
  ['two typos in a short one', 'ngta', []],
  ['nothing alike', 'qwxzqwxz', []],
  ['too short to tell', 'ga', []],
])('finds %s: %s (SEARCH-3)', (_what, typed, meant) => {
  expect(typos({ folded: typed, stem: typed }).map(({ index }) => terms[index])).toEqual(meant);
});

it('takes a whole term before a compound that ends so', () => {
  const [first] = createTypoTerms(['skaljack', 'jack'])({ folded: 'jakca', stem: 'jakca' });
  expect(first?.index).toBe(1);
});
