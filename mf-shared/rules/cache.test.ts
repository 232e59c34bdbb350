import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cache } from './cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('room', () => {
  it('is made by the values used longest ago, by number', () => {
    const dropped: string[] = [];
    const cache = new Cache<number>({ most: 2, onDrop: (key) => dropped.push(key) });
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(dropped).toEqual(['b']);
  });

  it('is counted in bytes; replacing a value counts it once', () => {
    const cache = new Cache<string>({ mostBytes: 5, sizeOf: (text) => text.length });
    cache.set('a', 'aaa');
    cache.set('a', 'aa');
    cache.set('b', 'bbb');
    expect([cache.get('a'), cache.get('b')]).toEqual(['aa', 'bbb']);
    cache.set('c', 'c');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'bbb', 'c']);
  });

  it('is not given to a value that is larger than all of it: the others stay', () => {
    const cache = new Cache<string>({ mostBytes: 3, sizeOf: (text) => text.length });
    cache.set('a', 'a');
    cache.set('b', 'bbbb');
    expect([cache.get('a'), cache.get('b')]).toEqual(['a', undefined]);
  });

  it('is free again after everything was cleared', () => {
    const cache = new Cache<string>({ mostBytes: 3, sizeOf: (text) => text.length });
    cache.set('a', 'aaa');
    cache.clear();
    cache.set('b', 'b');
    cache.set('c', 'cc');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 'b', 'cc']);
  });
});

it('makes a value once where it is made at once', () => {
  const cache = new Cache<number>({ most: 1 });
  const make = vi.fn(() => 7);
  expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual([7, 7]);
  expect(make).toHaveBeenCalledTimes(1);
});

describe('time', () => {
  it('ends a value', () => {
    const cache = new Cache<number>({ freshMs: 1000 });
    cache.set('a', 1);
    vi.advanceTimersByTime(999);
    expect(cache.get('a')).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('may be another one for each value', () => {
    const cache = new Cache<{ isFailure: boolean }>({ freshMs: ({ isFailure }) => (isFailure ? 10 : 1000) });
    cache.set('bad', { isFailure: true });
    cache.set('good', { isFailure: false });
    vi.advanceTimersByTime(500);
    expect([cache.get('bad'), cache.get('good')]).toEqual([undefined, { isFailure: false }]);
  });
});
