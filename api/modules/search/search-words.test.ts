import { expect, it } from 'vitest';
import { folded, searchWords } from './search-words.ts';

it.each([
  ['  Kuoritakki, vihreä! ', ['kuoritakki', 'vihreä']],
  ["'); DROP TABLE x;--", ['drop', 'table', 'x']],
  ['takki takki TAKKI', ['takki']],
  ['&|!:*()', []],
  ['куртка ёлка', ['куртка', 'ёлка']],
])('reads %j as words', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

it('folds accents', () => {
  expect(folded('Größe Käsitöitä Ёлка')).toBe('grosse kasitoita елка');
});
