import { expect, it } from 'vitest';
import { createPhoneticTerms, phoneticKey } from './phonetic-terms.ts';

const terms = ['boot', 'bottl', 'jack', 'jakt', 'kenk', 'bo'];
const phonetic = createPhoneticTerms(terms);

it.each([
  ['boot', 'bot'],
  ['jackor', 'jakor'],
  ['sleeping', 'sleping'],
  ['graphit', 'grafit'],
  ['jakkket', 'jaket'],
  ['jacket', 'jaket'],
])('%s sounds like %s', (word, heard) => {
  expect(phoneticKey(word)).toBe(heard);
});

it.each([
  ['bot', ['boot']],
  ['jak', ['jack']],
  ['kenkk', ['kenk']],
  ['boot', []],
  ['bo', []],
  ['', []],
])('%s may be meant for %j', (word, meant) => {
  expect(phonetic(word).map((index) => terms[index])).toEqual(meant);
});
