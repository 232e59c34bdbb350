import { afterEach, expect, it } from 'vitest';
import { $toasts, hideToast, showToast } from './toasts.ts';

afterEach(() => $toasts.set([]));

it('a toast is an error, a success or a warning, and stays for 3000 ms unless it says otherwise (ERR-16, ERR-18)', () => {
  showToast('error', 'No');
  showToast('success', 'Yes');
  showToast('warning', 'Mind', { durationMs: 9000 });
  expect($toasts.get().map(({ kind, durationMs }) => [kind, durationMs])).toEqual([
    ['error', 3000],
    ['success', 3000],
    ['warning', 9000],
  ]);
});

it('each goes by itself', () => {
  showToast('error', 'First');
  showToast('error', 'Second');
  hideToast($toasts.get()[0]?.id ?? -1);
  expect($toasts.get().map(({ message }) => message)).toEqual(['Second']);
});
