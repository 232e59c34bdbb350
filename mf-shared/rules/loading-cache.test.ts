import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingCache } from './loading-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  it('is done once for all who ask at the same time', async () => {
    const cache = new LoadingCache<number>({});
    const make = vi.fn(async () => 7);
    expect(await Promise.all([cache.load('a', make), cache.load('a', make)])).toEqual([7, 7]);
    expect(await cache.load('a', make)).toBe(7);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('renews a stale value behind the first who asks', async () => {
    let version = 0;
    const cache = new LoadingCache<number>({ freshMs: 1000, staleMs: 1000 });
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
    const cache = new LoadingCache<string>({ freshMs: 0, staleMs: Number.POSITIVE_INFINITY });
    await cache.load('a', async () => 'old');
    const fail = () => Promise.reject(new Error('down'));
    expect(await cache.load('a', fail)).toBe('old');
    await vi.runAllTimersAsync();
    expect(await cache.load('a', fail)).toBe('old');
  });

  it('is tried again after a failure, and after a value that is not worth keeping', async () => {
    const cache = new LoadingCache<number>({ isKept: (value) => value > 1 });
    await expect(cache.load('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.load('a', async () => 1)).toBe(1);
    expect(await cache.load('a', async () => 2)).toBe(2);
    expect(await cache.load('a', async () => 3)).toBe(2);
  });

  it('leaves nothing behind that was asked for before everything was cleared', async () => {
    const cache = new LoadingCache<string>({});
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = cache.load('a', () => promise);
    cache.clear();
    resolve('old');
    expect(await early).toBe('old');
    expect(await cache.load('a', async () => 'new')).toBe('new');
  });
});
