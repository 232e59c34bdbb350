import { expect, it } from 'vitest';
import { createFuzzyTerms } from './fuzzy-terms.ts';
import { createPhoneticTerms } from './phonetic-terms.ts';
import { PostingPacker } from './postings.ts';
import { rankModels, type TypedWord } from './rank-models.ts';
import { createSplitCompound } from './split-compound.ts';

const terms = ['boot', 'bottl', 'jack', 'jakt', 'skaljack', 'sock'];
/** Each term stands in the name of one model. */
function postingsOf(modelOf: (at: number) => number) {
  const packer = new PostingPacker();
  for (const [at, term] of terms.entries()) packer.add(term, [modelOf(at) * 4 + 3]);
  return packer.postings();
}
const index = {
  terms,
  postings: postingsOf((at) => at + 1),
  fuzzy: createFuzzyTerms(terms),
  phonetic: createPhoneticTerms(terms),
  split: createSplitCompound(terms),
};
/** Terms of the models that were found, best first. */
function found(typed: TypedWord) {
  const { scores, isApproximate } = rankModels(index, [typed]);
  const names = [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => terms[id - 1]);
  return { names, isApproximate };
}

it.each<[string, TypedWord, string[], boolean]>([
  ['a word', { folded: 'jackor', stem: 'jack' }, ['jack', 'skaljack'], false],
  ['the beginning of a word', { folded: 'bott', stem: 'bott' }, ['bottl'], false],
  ['a word before others that only begin alike', { folded: 'bots', stem: 'bot' }, ['boot'], true],
  ['a word written as it is heard', { folded: 'jakor', stem: 'jak' }, ['jack', 'skaljack'], true],
  ['the only word that begins with the stem', { folded: 'jaktar', stem: 'jakt' }, ['jakt'], false],
  ['letters within a word, which are not understood', { folded: 'aljac', stem: null }, ['skaljack'], true],
  ['a word that looks alike', { folded: 'skljack', stem: 'skljack' }, ['skaljack'], true],
])('finds %s', (_what, typed, names, isApproximate) => {
  expect(found(typed)).toEqual({ names, isApproximate });
});

it('another way to say a word answers it, and it is understood (SEARCH-15)', () => {
  const boots = [{ folded: 'boots', stem: 'boot' }];
  const typed: TypedWord = { folded: 'pjaxor', stem: 'pjax', otherWays: [boots] };
  expect(found(typed)).toEqual({ names: ['boot'], isApproximate: false });
});

it('a word is answered by the two that it is made of; where they never stand together by its last part (SEARCH-14)', () => {
  const together = { ...index, postings: postingsOf((at) => (at < 2 ? 1 : at + 1)) };
  const typed = { folded: 'boottlbottle', stem: null };
  expect(rankModels(together, [{ folded: 'bootbottle', stem: 'bootbottl' }])).toMatchObject({ isApproximate: false });
  expect(rankModels(index, [{ folded: 'sockbottle', stem: 'sockbottl' }])).toMatchObject({
    isApproximate: true,
    bestTerms: ['bottl'],
  });
  expect(rankModels(index, [typed]).isApproximate).toBe(true);
});
