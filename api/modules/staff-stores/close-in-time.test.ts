import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeInTime } from './close-in-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a store closes whose day is heard of after it had begun, and again where that failed (STAFF-47)', async () => {
  let days: (string | null)[] = [null, '2027-01-02'];
  const close = vi.fn(async () => {
    days = [null, '2027-01-02'];
  });
  const failed = new Error('no database');
  close.mockRejectedValueOnce(failed);
  const onError = vi.fn();
  const stop = closeInTime({ days: () => days, close, onError });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).not.toHaveBeenCalled();
  days = ['2027-01-01'];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failed);
  expect(close).toHaveBeenCalledTimes(2);
  // The shop's day begins at 22.00 UTC.
  await vi.advanceTimersByTimeAsync(11 * 3_600_000);
  expect(close).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(close.mock.calls.length).toBeGreaterThan(2);
  stop();
});
