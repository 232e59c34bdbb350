import { expect, it } from 'vitest';
import { byTurns } from './by-turns.ts';

const tests = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('a run in CI takes a third of the tests, and soon each has had its turn', () => {
  const taken = Array.from({ length: 60 }, () => byTurns(tests, { CI: '1' }));
  for (const some of taken) expect(['adg', 'be', 'cf']).toContain(some.join(''));
  expect(new Set(taken.flat())).toEqual(new Set(tests));
});

it('other runs, and those that ask for it, take all', () => {
  expect(byTurns(tests, {})).toEqual(tests);
  expect(byTurns(tests, { CI: '1', TURNS: 'all' })).toEqual(tests);
});
