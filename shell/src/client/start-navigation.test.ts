// @vitest-environment happy-dom
import { $modal, closeModal, openModal } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterCodeAhead } from './start-navigation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  closeModal();
  $modal.off();
  vi.useRealTimers();
});

it('applications wait for the next page’s code, but not for ever', async () => {
  const start = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  afterCodeAhead(promise, start);
  expect(start).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(1);

  const other = vi.fn();
  afterCodeAhead(new Promise(() => undefined), other);
  await vi.advanceTimersByTimeAsync(2000);
  expect([start.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

it('a dialog that was asked for starts them at once, and once', async () => {
  const start = vi.fn();
  afterCodeAhead(new Promise(() => undefined), start);
  openModal('added-to-cart', {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(start).toHaveBeenCalledTimes(1);
});
