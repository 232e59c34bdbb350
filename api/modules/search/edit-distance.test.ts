import { expect, it } from 'vitest';
import { createEditDistance } from './edit-distance.ts';

it.each([
  ['takki', 'takki', 0],
  ['tkaki', 'takki', 1],
  ['taki', 'takki', 1],
  ['taakki', 'takki', 1],
  ['tanki', 'takki', 1],
  ['tkkai', 'takki', 2],
  ['', 'ab', 2],
])('%s is %s but for %i edits', (word, term, edits) => {
  expect(createEditDistance(word)(term).whole).toBe(edits);
});

it.each([
  ['telta', 'kupoliteltta', 1],
  ['tkaki', 'kuoritakki', 1],
  ['takki', 'kuoritakki', 0],
])('%s ends %s but for %i edits', (word, term, edits) => {
  expect(createEditDistance(word)(term).end).toBe(edits);
});
