// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePreHydrationTab } from './use-pre-hydration-tab.ts';

afterEach(cleanup);

it('hears a press on a tab whose own code is not there yet, and nothing else', () => {
  const onChoose = vi.fn();
  const { unmount } = renderHook(() => usePreHydrationTab(onChoose));
  document.body.innerHTML =
    '<button role="tab" aria-controls="reviews"><span>Reviews</span></button><button id="other">x</button>';
  document.querySelector<HTMLElement>('#other')?.click();
  expect(onChoose).not.toHaveBeenCalled();
  document.querySelector('span')?.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('reviews');
  unmount();
  document.querySelector('span')?.click();
  expect(onChoose).toHaveBeenCalledOnce();
});
