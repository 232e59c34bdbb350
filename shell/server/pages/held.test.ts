import { expect, it, vi } from 'vitest';
import { Held } from './held.ts';

it('a value is loaded once for all who ask, and renewed behind the first who comes late', async () => {
  vi.useFakeTimers();
  let version = 0;
  const held = new Held(async () => ++version, 1000);
  expect(await Promise.all([held.get(), held.get()])).toEqual([1, 1]);
  vi.advanceTimersByTime(1500);
  expect(await held.get()).toBe(1);
  await vi.runAllTimersAsync();
  expect(await held.get()).toBe(2);
  vi.useRealTimers();
});

it('what was held stays when renewing fails', async () => {
  const answers = [async () => 'old', () => Promise.reject(new Error('down'))];
  const held = new Held(() => answers.shift()?.() ?? Promise.reject(new Error('down')), -1);
  expect(await held.get()).toBe('old');
  expect(await held.get()).toBe('old');
  expect(await held.get()).toBe('old');
});
