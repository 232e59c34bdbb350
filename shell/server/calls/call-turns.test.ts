import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallTurns } from './call-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Four sockets, two of one visitor, and a wait of ten seconds. Tells what happened in its order. */
function testTurns() {
  const turns = new CallTurns({ mostPerVisitor: 2, waitMs: 10_000 }, 4);
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (visitor: string | null, name: string) =>
    turns.take({
      visitor,
      run: (end) => {
        told.push(`${name} runs`);
        ends.set(name, end);
      },
      refuse: (reason) => void told.push(`${name}: ${reason}`),
    });
  return { call, told, end: (name: string) => ends.get(name)?.() };
}

it('one visitor has so many calls under way; the next ones wait for their turn', () => {
  const { call, told, end } = testTurns();
  for (const name of ['a1', 'a2', 'a3']) call('a', name);
  call('b', 'b1');
  expect(told).toEqual(['a1 runs', 'a2 runs', 'b1 runs']);
  end('a1');
  end('a1');
  expect(told.slice(3)).toEqual(['a3 runs']);
});

it('those who wait for the shop have their turns one visitor after the other', () => {
  const { call, told, end } = testTurns();
  for (const name of ['a1', 'a2']) call('a', name);
  for (const name of ['b1', 'b2']) call('b', name);
  for (const name of ['c1', 'c2']) call('c', name);
  call('d', 'd1');
  told.length = 0;
  for (const name of ['a1', 'a2', 'b1']) end(name);
  expect(told).toEqual(['c1 runs', 'd1 runs', 'c2 runs']);
});

it('a wait has an end, which says whose calls are too many', () => {
  const { call, told } = testTurns();
  for (const name of ['a1', 'a2', 'a3']) call('a', name);
  for (const name of ['b1', 'b2']) call('b', name);
  call('c', 'c1');
  told.length = 0;
  vi.advanceTimersByTime(9999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a3: visitor', 'c1: shop']);
});

it('more than four times as many as may be under way do not wait', () => {
  const { call, told } = testTurns();
  for (let number = 1; number <= 11; number += 1) call('a', `a${number}`);
  expect(told).toEqual(['a1 runs', 'a2 runs', 'a11: visitor']);
});

it('who leaves while they wait takes no turn, and frees nothing that is not theirs', () => {
  const { call, told, end } = testTurns();
  call('a', 'a1');
  call('a', 'a2');
  const leave = call('a', 'a3');
  leave();
  end('a1');
  end('a2');
  for (const name of ['a4', 'a5', 'a6']) call('a', name);
  leave();
  call('a', 'a7');
  expect(told).toEqual(['a1 runs', 'a2 runs', 'a4 runs', 'a5 runs']);
});

it('a proxy that does not say for whom it asks has no limit of its own', () => {
  const { call, told, end } = testTurns();
  for (const name of ['1', '2', '3', '4', '5']) call(null, name);
  expect(told).toEqual(['1 runs', '2 runs', '3 runs', '4 runs']);
  end('2');
  expect(told.at(-1)).toBe('5 runs');
});
