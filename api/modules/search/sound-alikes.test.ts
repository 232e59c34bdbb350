import { expect, it } from 'vitest';
import { createSoundAlikes, sound } from './sound-alikes.ts';

const terms = ['boot', 'bottl', 'jack', 'jakt', 'kenk', 'bo'];
const alike = createSoundAlikes(terms);

it.each([
  ['boot', 'bot'],
  ['jackor', 'jakor'],
  ['sleeping', 'sleping'],
  ['graphit', 'grafit'],
  ['jakkket', 'jaket'],
  ['jacket', 'jaket'],
])('%s sounds like %s', (word, heard) => {
  expect(sound(word)).toBe(heard);
});

it.each([
  ['bot', ['boot']],
  ['jak', ['jack']],
  ['kenkk', ['kenk']],
  ['boot', []],
  ['bo', []],
  ['', []],
])('%s may be meant for %j', (word, meant) => {
  expect(alike(word).map((index) => terms[index])).toEqual(meant);
});
