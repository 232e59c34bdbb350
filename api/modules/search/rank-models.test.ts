import { expect, it } from 'vitest';
import { createFuzzyTerms } from './fuzzy-terms.ts';
import type { Term } from './match-term.ts';
import { createPhoneticTerms } from './phonetic-terms.ts';
import { rankModels } from './rank-models.ts';

const terms = ['boot', 'bottl', 'jack', 'jakt', 'skaljack', 'sock'];
const index = {
  terms,
  postings: terms.map((_, at) => Int32Array.of((at + 1) * 4 + 3)),
  fuzzy: createFuzzyTerms(terms),
  phonetic: createPhoneticTerms(terms),
};
/** Terms of the models that were found, best first. */
function found(typed: Term) {
  const { scores, isApproximate } = rankModels(index, [typed]);
  const names = [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => terms[id - 1]);
  return { names, isApproximate };
}

it.each<[string, Term, string[], boolean]>([
  ['a word', { folded: 'jackor', stem: 'jack' }, ['jack', 'skaljack'], false],
  ['the beginning of a word', { folded: 'bott', stem: 'bott' }, ['bottl'], false],
  ['a word before others that only begin alike', { folded: 'bots', stem: 'bot' }, ['boot'], true],
  ['a word written as it is heard', { folded: 'jakor', stem: 'jak' }, ['jack', 'skaljack'], true],
  ['the only word that begins with the stem', { folded: 'jaktar', stem: 'jakt' }, ['jakt'], false],
  ['a word that looks alike', { folded: 'skljack', stem: 'skljack' }, ['skaljack'], true],
])('finds %s', (_what, typed, names, isApproximate) => {
  expect(found(typed)).toEqual({ names, isApproximate });
});
