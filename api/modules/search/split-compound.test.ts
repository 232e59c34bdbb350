import { expect, it } from 'vitest';
import { createSplitCompound } from './split-compound.ts';

const terms = ['winter', 'jacket', 'skid', 'pjax', 'vinter', 'jack', 'hiiht', 'ken', 'wint'];
const split = createSplitCompound(terms);
const parts = (word: string) => split(word)?.map((index) => terms[index]) ?? null;

it.each([
  ['winterjacket', ['winter', 'jacket']],
  ['winterjackets', ['winter', 'jacket']],
  ['skidpjaxor', ['skid', 'pjax']],
  ['vintersjackor', ['vinter', 'jack']],
  ['jacket', null],
  ['jakcet', null],
  ['winterboots', null],
  ['xx', null],
])('%s is made of %j (SEARCH-14)', (word, expected) => {
  expect(parts(word)).toEqual(expected);
});
