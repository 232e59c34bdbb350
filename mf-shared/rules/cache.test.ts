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

describe('loading', () => {
  it('is done once for all who ask at the same time', async () => {
    const cache = new Cache<number>({});
    const make = vi.fn(async () => 7);
    expect(await Promise.all([cache.load('a', make), cache.load('a', make)])).toEqual([7, 7]);
    expect(await cache.load('a', make)).toBe(7);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('renews a stale value behind the first who asks', async () => {
    let version = 0;
    const cache = new Cache<number>({ freshMs: 1000, staleMs: 1000 });
    const load = () => cache.load('a', async () => ++version);
    await load();
    vi.advanceTimersByTime(1500);
    expect(await load()).toBe(1);
    await vi.runAllTimersAsync();
    expect(await load()).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(await load()).toBe(3);
  });

  it('keeps a stale value where renewing it fails', async () => {
    const cache = new Cache<string>({ freshMs: 0, staleMs: Number.POSITIVE_INFINITY });
    await cache.load('a', async () => 'old');
    const fail = () => Promise.reject(new Error('down'));
    expect(await cache.load('a', fail)).toBe('old');
    await vi.runAllTimersAsync();
    expect(await cache.load('a', fail)).toBe('old');
  });

  it('is tried again after a failure, and after a value that is not worth keeping', async () => {
    const cache = new Cache<number>({ isKept: (value) => value > 1 });
    await expect(cache.load('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.load('a', async () => 1)).toBe(1);
    expect(await cache.load('a', async () => 2)).toBe(2);
    expect(await cache.load('a', async () => 3)).toBe(2);
  });

  it('leaves nothing behind that was asked for before everything was cleared', async () => {
    const cache = new Cache<string>({});
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = cache.load('a', () => promise);
    cache.clear();
    resolve('old');
    expect(await early).toBe('old');
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });
});
