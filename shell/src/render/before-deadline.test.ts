import type { PageRequest, RouteModule } from 'mf-shared/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageUnavailable } from '../pages/screen-error.ts';
import { withDeadline } from './before-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = { signal: new AbortController().signal } as PageRequest;
const route = (loader: RouteModule['loader']) =>
  withDeadline({ Component: () => null, ...(loader && { loader }) }, 'mf-x');

it('a loader that never ends is given up, and its calls are told to stop', async () => {
  let signal: AbortSignal | undefined;
  const loading = route((asked) => {
    signal = asked.signal;
    return new Promise(() => {});
  }).loader?.(request);
  const failed = expect(loading).rejects.toThrow(PageUnavailable);
  await vi.advanceTimersByTimeAsync(8000);
  await failed;
  expect(signal?.aborted).toBe(true);
});

it('one that ends in time gives its data, and what it throws stays what it is', async () => {
  expect(await route(async () => 7).loader?.(request)).toBe(7);
  await expect(route(() => Promise.reject(new RangeError('own'))).loader?.(request)).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});
