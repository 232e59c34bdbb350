import { expect, it } from 'vitest';
import { findKeywords } from './find-keywords.ts';
import { searchWords } from './search-words.ts';

const keywords = ['vesipilari', 'R-arvo', 'täyttövoima', ''].map((keyword, id) => ({ id, keyword }));
const found = (typed: string) => findKeywords(keywords, searchWords(typed)).map(({ keyword }) => keyword);

it.each([
  ['vesipil', ['vesipilari']],
  ['Vesipilarin takki', ['vesipilari']],
  ['R-arvo', ['R-arvo']],
  ['alusta R arvo 4', ['R-arvo']],
  ['tayttovoima', ['täyttövoima']],
  ['takki', []],
  ['ve', []],
  ['', []],
])('a search for %j finds the keywords %j', (typed, names) => {
  expect(found(typed)).toEqual(names);
});
