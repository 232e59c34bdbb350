import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTaxDays } from './follow-tax-days.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-30T21:58:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const rate = { tax_area_id: 1, tax_class: 5, rate_basis_points: 2600, valid_from: '2027-01-01', valid_to: null };

it('prices are reckoned anew when the shop’s day begins on which another rate does, once, and again where that failed (STAFF-54)', async () => {
  const failed = new Error('no database');
  const onChange = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failed).mockResolvedValue();
  const onError = vi.fn();
  const stop = followTaxDays(() => [rate], onChange, onError);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(onError).toHaveBeenCalledWith(failed);
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});
