import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttledLog } from './throttled-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the first line within a minute is written, and each log counts alone', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(JSON.parse(String(line)).message) > 0);
  const [one, other] = [throttledLog(), throttledLog()];
  one('warn', 'first');
  one('warn', 'too early');
  other('warn', 'another log');
  vi.advanceTimersByTime(59_999);
  one('warn', 'still too early');
  vi.advanceTimersByTime(1);
  one('warn', 'next');
  expect(written).toEqual(['first', 'another log', 'next']);
});
