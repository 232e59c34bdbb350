// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastMessage } from './toast-message.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  const onClose = vi.fn();
  render(
    <Toasts count={1}>
      <ToastMessage kind="success" message="Added to wishlist" durationMs={3000} onClose={onClose} />
    </Toasts>,
    { wrapper: PageAround },
  );
  return onClose;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a toast goes by itself after its time (ERR-18)', () => {
  const onClose = show();
  wait(2999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('it stays while the pointer is on it', () => {
  const onClose = show();
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(10_000);
  expect(onClose).not.toHaveBeenCalled();
});
