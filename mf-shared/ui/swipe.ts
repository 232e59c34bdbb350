import { type TouchEvent, useRef } from 'react';

/** Shorter moves are taps or scrolling (NAV-36). */
const swipePx = 30;

/** Touch handlers that tell swipes to the left and right from taps and vertical scrolling. */
export function useSwipe({
  onLeft,
  onRight,
}: {
  onLeft?: (() => void) | undefined;
  onRight?: (() => void) | undefined;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      // A finger on a pinched page moves what is seen of it.
      const isPinched = (globalThis.visualViewport?.scale ?? 1) > 1;
      const touch = event.touches.length === 1 && !isPinched ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft?.();
      else onRight?.();
    },
  };
}
