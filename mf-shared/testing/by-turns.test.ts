import { expect, it } from 'vitest';
import { byTurns } from './by-turns.ts';

const tests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('a run with a turn takes a third of the tests, and each has its turn', () => {
  expect(['0', '1', '2', '3'].map((turn) => byTurns(tests, turn).join(''))).toEqual(['adg', 'be', 'cf', 'adg']);
});

it('the parts may be smaller', () => {
  expect(['0', '5', '11'].map((turn) => byTurns(tests, turn, 6).join(''))).toEqual(['ag', 'f', 'f']);
});

it('a run without one takes all', () => {
  expect(byTurns(tests, '')).toEqual(tests);
});
