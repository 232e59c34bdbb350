import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journeysOfOtherTurns } from '../journeys/journeys-by-turns.ts';

const folder = join(import.meta.dirname, '..', 'journeys');
const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
const taken = (turn: string, written: readonly string[] = []) => {
  const left = new Set(journeysOfOtherTurns(turn, files, () => written));
  return files.filter((file) => !left.has(file));
};

it('a run without a turn takes all journeys', () => {
  expect(taken('')).toEqual(files);
});

it('six runs with other turns take each journey, and what each run takes is taken by all of them', () => {
  const runs = ['0', '1', '2', '3', '4', '5'].map((turn) => taken(turn));
  expect(new Set(runs.flat())).toEqual(new Set(files));
  for (const run of runs) {
    expect(run).toContain('checkout.spec.ts');
    expect(run.length).toBeLessThan(files.length / 3);
  }
});

it('a journey that was written lately is taken whatever its turn is', () => {
  for (const turn of ['0', '1', '2']) expect(taken(turn, ['stores.spec.ts'])).toContain('stores.spec.ts');
});

it('a journey of each run that is not there is told', () => {
  expect(() => journeysOfOtherTurns('1', ['cart.spec.ts'], () => [])).toThrow('There are no journeys bad-payments');
});
