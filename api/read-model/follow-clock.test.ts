import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDays, followMoments } from './follow-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-30T21:58:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('what depends on a day is made anew when the shop’s day begins, once, and again where that failed (STAFF-54, STAFF-57)', async () => {
  const failed = new Error('no database');
  const onChange = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failed).mockResolvedValue();
  const onError = vi.fn();
  const stop = followDays(() => ['2027-01-01', null], onChange, onError);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(onError).toHaveBeenCalledWith(failed);
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});

it('what depends on a moment is made anew once it has come, and not before (STAFF-60)', async () => {
  const onChange = vi.fn<() => Promise<void>>().mockResolvedValue();
  const stop = followMoments(() => ['2026-12-30T22:00:00.000Z', '2026-12-30T21:00:00.000Z', null], onChange, vi.fn());
  await vi.advanceTimersByTimeAsync(80_000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});
