// @vitest-environment happy-dom
import { $modal, $session, closeModal, openModal } from 'mf-shared/stores';
import { afterEach, expect, it, vi } from 'vitest';
import { whenNeeded } from './start-conditions.ts';

const never = new Promise<void>(() => undefined);
const signedOut = $session.get();

afterEach(() => {
  closeModal();
  $session.set(signedOut);
  $modal.off();
  $session.off();
  vi.unstubAllGlobals();
});

it('a visitor who only looks needs neither router nor applications', async () => {
  const start = vi.fn();
  whenNeeded(never, start);
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
});

it('the first move starts them', async () => {
  const start = vi.fn();
  whenNeeded(Promise.resolve(), start);
  await Promise.resolve();
  expect(start).toHaveBeenCalledTimes(1);
});

it('so do a dialog and a session of the staff', () => {
  const start = vi.fn();
  whenNeeded(never, start);
  openModal('added-to-cart', {});
  expect(start).toHaveBeenCalledTimes(1);
  $session.set({ ...signedOut, isStaffUser: true });
  expect(start).toHaveBeenCalledTimes(2);
});

it.each([
  ['navigate', 0],
  ['reload', 1],
  ['back_forward', 1],
])('a document that came by %s starts them %i times by itself', (type, times) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const start = vi.fn();
  whenNeeded(never, start);
  expect(start).toHaveBeenCalledTimes(times);
});
